import { expect, test } from "vitest";
import { demoAddress } from "#server/seed/demo.ts";
import { useOwnApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";
import { demoPassword } from "#support/template.ts";

const portal = useOwnApp();
const email = "nora@harbour.test";
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const five = <T>(act: (i: number) => Promise<T>) => Promise.all([0, 1, 2, 3, 4].map(act));

async function proof(): Promise<string> {
  await portal.anonymous.call("sendOtp", { body: { email } });
  const otp = await portal.codeFor(email);
  return (await portal.anonymous.call("verifySignupOtp", { body: { email, otp } })).data.verification;
}
const signUp = (verification: string, i: number) =>
  portal.anonymous.call("signup", {
    body: {
      verification,
      email,
      password: "nine-green-bottles",
      user_name: `nora.${i}`,
      first_name: "Nora",
      last_name: "Quist",
      mobile: "70 123 45 67",
      mobile_country_id: 214,
    },
  });

test("five who ask for a code at once for one address cause one mail", async () => {
  const answers = await five(() => portal.anonymous.call("sendOtp", { body: { email } }));
  expect(statuses(answers)).toEqual([200, 429, 429, 429, 429]);
  expect(await portal.outbox()).toHaveLength(1);
});

test("five who sign up at once with one proof become one account", async () => {
  const verification = await proof();
  const answers = await five((i) => signUp(verification, i));
  expect(statuses(answers)).toEqual([201, 422, 422, 422, 422]);
});

test("two who sign up at once with two proofs of one address become one account", async () => {
  const first = await proof();
  portal.clock.advance(minutes(1));
  const second = await proof();
  const answers = await Promise.all([signUp(first, 1), signUp(second, 2)]);
  expect(statuses(answers)).toEqual([201, 409]);
  const accounts = await portal.db.selectFrom("account").select("id").where("email", "=", email).execute();
  expect(accounts).toHaveLength(1);
});

test("five wrong passwords at once lock the account as five in a row do", async () => {
  const address = demoAddress("customer");
  const answers = await five(() => portal.anonymous.call("login", { body: { email: address, password: "wrong" } }));
  expect(statuses(answers)).toEqual([401, 401, 401, 401, 401]);
  const right = await portal.anonymous.call("login", { body: { email: address, password: demoPassword } });
  expect(right.status).toBe(429);
});

test("more than five codes guessed at once are still five tries", async () => {
  await portal.anonymous.call("sendOtp", { body: { email } });
  const otp = await portal.codeFor(email);
  const wrong = otp === "000000" ? "000001" : "000000";
  const enter = (code: string) => portal.anonymous.call("verifySignupOtp", { body: { email, otp: code } });
  await Promise.all([...Array(8)].map(() => enter(wrong)));
  expect((await enter(otp)).status).toBe(422);
});

test("a code that is right twice at once is accepted once", async () => {
  await portal.anonymous.call("sendOtp", { body: { email } });
  const otp = await portal.codeFor(email);
  const answers = await five(() => portal.anonymous.call("verifySignupOtp", { body: { email, otp } }));
  expect(statuses(answers)).toEqual([200, 422, 422, 422, 422]);
});

test("five who sign in at once with one browser that is not known all come in, and while its password is set anew", async () => {
  const body = { email: demoAddress("customer"), password: demoPassword };
  const browser = portal.anonymous.with({ cookie: `loupe_device=${"x".repeat(43)}` });
  const answers = await five(() => browser.call("login", { body }));
  expect(statuses(answers)).toEqual([200, 200, 200, 200, 200]);
  const known = portal.anonymous.with({ cookie: answers[0]?.cookie ?? "" });

  await portal.anonymous.call("forgotPassword", { body: { email: body.email } });
  const otp = await portal.codeFor(body.email);
  const proof = await portal.anonymous.call("verifyResetOtp", { body: { email: body.email, otp } });
  const fresh = { verification: proof.data.verification, password: "nine-green-bottles" };
  const [reset, ...others] = await Promise.all([
    known.call("resetPassword", { body: fresh }),
    ...[0, 1, 2].map(() => known.call("login", { body })),
  ]);
  expect(reset?.status).toBe(200);
  for (const { status } of others) expect([200, 401]).toContain(status);
  const last = await known.call("login", { body: { ...body, password: fresh.password } });
  expect(last.status).toBe(200);
});
