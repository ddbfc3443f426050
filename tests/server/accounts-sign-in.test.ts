import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { roleNames } from "#domain/roles.ts";
import { demoAddress, demoPeople } from "#server/seed/demo.ts";
import { demoNames } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { demoPassword } from "#support/template.ts";

const portal = useApp();
const email = demoAddress("customer");
const signIn = (address = email, password = demoPassword) =>
  portal.anonymous.call("login", { body: { email: address, password } });

describe("signing in", () => {
  test("the words are those of the spec", () => {
    expect(messages.signInSuccessful).toBe("Sign-in successful!");
    expect(messages.signInFailed).toBe("Sign-in failed");
  });

  test("one of each account type signs in and is told who it is", async () => {
    for (const { name, userName = name, role, first, last } of demoPeople) {
      const answer = await signIn(demoAddress(name));
      expect(answer.message).toBe("Sign-in successful!");
      expect(answer.data).toMatchObject({
        email: demoAddress(name),
        first_name: first,
        last_name: last,
        user_name: userName,
        role_id: role,
        role_name: roleNames[role],
      });
      expect(answer.data.token).toMatch(/^[\w-]{43}$/);
      expect(answer.data.key).not.toBe(answer.data.token);
    }
    expect(demoPeople.map(({ name }) => name).sort()).toEqual(demoNames.toSorted());
  });

  test("upper and lower case in the address are one", async () => {
    expect((await signIn("Customer@DEMO.test")).data.email).toBe(email);
  });

  test("the token opens the portal, and the house keeps its hash alone", async () => {
    const { token, key } = (await signIn()).data;
    expect((await portal.anonymous.holding(token ?? "").call("getProfile")).data.key).toBe(key);
    const rows = await portal.db.selectFrom("session").selectAll().where("key", "=", key).execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("it takes e-mail and password, and names whatever is missing or too much", async () => {
    expectRefusal(await portal.anonymous.send("login", { body: { email } }), 400, "malformed", ["/data/password"]);
    expectRefusal(await portal.anonymous.send("login", { body: { password: "x" } }), 400, "malformed", ["/data/email"]);
    expectRefusal(
      await portal.anonymous.send("login", { body: { email, password: "x", mobile: "98200 11223" } }),
      400,
      "malformed",
      ["/data/mobile"],
    );
    expectRefusal(
      await portal.anonymous.send("login", { body: { email, password: "x", remember: true } }),
      400,
      "unknownField",
      ["/data/remember"],
    );
  });
});

describe("a sign-in that fails", () => {
  test("reads the same for a wrong password, an unknown address, a guest's and a switched-off account", async () => {
    await portal.asGuest().call("getProfile");
    await portal.db.updateTable("account").set({ is_active: false }).where("email", "=", demoAddress("qc")).execute();
    const answers = [
      await signIn(email, "not the password"),
      await signIn("nobody@demo.test"),
      await signIn("mara@orchard.test"),
      await signIn(demoAddress("qc")),
    ];
    for (const answer of answers) expectRefusal(answer, 401, "signInFailed");
    const bodies = answers.map(({ body: { request_id: _, ...rest } }) => rest);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  test("costs as much for an unknown address as for a wrong password", async () => {
    // Processor time, since a busy machine stretches any other; `npm run bench:sign-in` compares what a caller waits.
    const cost = async (address: string) => {
      const before = process.cpuUsage();
      await signIn(address, "not the password");
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    await cost("warm-up@demo.test");
    for (let i = 0; i < 7; i++) {
      known.push(await cost(demoAddress(demoNames[i] ?? "admin")));
      unknown.push(await cost(`nobody-${i}@demo.test`));
    }
    // Without the hash an answer costs a tenth: the bound is far from both.
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
});
