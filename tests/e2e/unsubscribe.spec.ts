import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { BuiltPortal } from "#support/built-portal.ts";
import { expectAccessible } from "./accessible.ts";
import { test as base, expect } from "./journey.ts";

/** The demo house with a mail server of the outside world, which keeps each letter. */
const test = base.extend<object, { letters: Email[]; mailServer: SMTPServer; portal: BuiltPortal }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
  letters: [async ({}, use) => use([]), { scope: "worker" }],
  mailServer: [
    async ({ letters }, use) => {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ["STARTTLS", "AUTH"],
        onData(stream, _session, done) {
          const chunks: Buffer[] = [];
          stream.on("data", (chunk: Buffer) => chunks.push(chunk));
          stream.on("end", () => {
            void PostalMime.parse(Buffer.concat(chunks)).then((letter) => letters.push(letter));
            done();
          });
        },
      });
      server.on("error", () => {}); // a portal that ends keeps its connection until then
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
      await use(server);
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
    { scope: "worker" },
  ],
  portal: [
    async ({ mailServer }, use) => {
      const { port } = mailServer.server.address() as AddressInfo;
      const portal = await new BuiltPortal().start({ SMTP_URL: `smtp://127.0.0.1:${port}?from=house@loupe.test` });
      await use(portal);
      await portal.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

const reader = "customer@demo.test";
const other = "customer2@demo.test";
type Sent = { state: string; left_out: string | null };
const inTime = { timeout: 60_000 };

test("a customer opens a stone of an offer, says stop at the foot of the letter, and gets no further one", {
  tag: "@whole",
}, async ({ page, house, letters }) => {
  const stones = await house.freeStones("customer", 2);
  const { data } = await house.call("POST", "/bulk-email", {
    name: "Stones of the week",
    subject: "{{stones}} stones for {{company}}",
    body: "{{salutation}}, please look.",
    people: { search: "customer" },
    search: { numbers: stones },
  });
  const { id } = data as { id: number };
  const send = async () => {
    const answer = await house.call("GET", `/bulk-email/send-email/${id}?run_key=${randomUUID()}`);
    return answer.status === "success" ? String((answer.data as { id: number }).id) : "";
  };
  const stateOf = async (email: string, of: string) => {
    const { data } = await house.call("GET", `/bulk-email/runs/${of}/sends?search=${encodeURIComponent(email)}`);
    return (data as { data: Sent[] }).data.map(({ state, left_out }) => [state, left_out]);
  };
  const first = await send();
  const offers = () =>
    letters.filter(({ to, subject }) => to?.[0]?.address === reader && /2 stones for/.test(subject ?? ""));
  await expect.poll(() => offers().length, inTime).toBe(1);
  const [offer] = offers();
  for (const stone of stones) expect(offer?.text).toContain(stone);
  const path = /Choose which mails you receive: https?:\/\/[^/]+(\/mail\/\S+)/.exec(offer?.text ?? "")?.[1] ?? "";

  await page.goto(path);
  const switched = page.getByRole("switch", { name: "Offers of stones" });
  await expect(switched).toBeChecked();
  await expectAccessible(page);
  await switched.click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your choice was saved.")).toBeVisible();
  await page.reload();
  await expect(switched).not.toBeChecked();

  await expect.poll(() => stateOf(reader, first), inTime).toEqual([["sent", null]]);
  let second = "";
  const again = async () => {
    second = await send();
    return second;
  };
  await expect.poll(again, { timeout: 120_000, intervals: [2_000] }).not.toBe(""); // once the first run has ended
  await expect.poll(() => stateOf(other, second), inTime).toEqual([["sent", null]]);
  expect(await stateOf(reader, second)).toEqual([["leftOut", "unsubscribed"]]);
  expect(offers()).toHaveLength(1);
});
