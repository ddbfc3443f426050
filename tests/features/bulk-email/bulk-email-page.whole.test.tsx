import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { failure, fakeServer } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { asked, button, field, fitsAcross, MailRules, mailHouse, mailRule, run } from "./mail-rules.tsx";

test("rules stand with their state, when they are sent and what came of the latest run", async () => {
  const sent = mailRule(2, { state: "sent", last_run: run({ kyc: 3, sent: 12 }) });
  const planned = mailRule(3, { state: "scheduled", schedule: "30 6 * * 1", next_run: "2026-11-23T06:30:00Z" });
  await showScreen(fakeServer(mailHouse({ rules: [mailRule(1), sent, planned] })), <MailRules />);
  await expect.element(page.getByRole("row", { name: /Rounds 1.*Draft.*By hand.*Never sent/ })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Rounds 2.*Sent.*12 sent, 3 KYC pending/ })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Rounds 3.*Scheduled.*23\/11\/2026/ })).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("an empty house says what a rule does, and offers the act that begins one", async () => {
  await showScreen(fakeServer(mailHouse({ rules: [] })), <MailRules />);
  await expect.element(page.getByText("No mail rules yet")).toBeVisible();
  await page.getByRole("button", { name: "Add mail rule…" }).last().click();
  await expect.element(field("Name")).toHaveFocus();
});

test("a list that fails says so, and is asked for again", async () => {
  const server = fakeServer(() => failure(500, {}));
  await showScreen(server, <MailRules />);
  await expect.element(page.getByText("Failed to fetch bulk emails")).toBeVisible();
  server.reply(mailHouse());
  await button("Try again").click();
  await expect.element(page.getByRole("row", { name: /Rounds 1/ })).toBeVisible();
});

test("a thousand rules are one page, asked for once, and stand as cards on a telephone", async () => {
  const rules = Array.from({ length: 1000 }, (_, at) => mailRule(at + 1));
  const server = fakeServer(mailHouse({ rules }));
  await showScreen(server, <MailRules />);
  await expect.element(page.getByRole("row", { name: /Rounds 1 / }).first()).toBeVisible();
  const lists = asked(server, "GET", "/bulk-email");
  expect(lists.map(({ url }) => url.searchParams.get("size"))).toEqual(["1000"]);
  await page.viewport(390, 844);
  await expect.element(page.getByText("Rounds 1", { exact: true })).toBeVisible();
  expect(fitsAcross()).toBe(true);
  expect(await findings()).toEqual([]);
});

test("a new rule goes out with its words, its people, its stones and its schedule", async () => {
  const server = fakeServer(mailHouse());
  await showScreen(server, <MailRules start={{ add: true }} />);
  await field("Name").fill("Rounds of the week");
  await field("Subject").fill("{{stones}} rounds for {{company}}");
  await field("Clients").fill(" orchard ");
  await page.getByRole("checkbox", { name: "White" }).click();
  await field("Search").last().fill("http://portal.test/search?shape=ROUND");
  await expect.element(page.getByText(/Round/).first()).toBeVisible();
  expect(await findings()).toEqual([]);
  await button("Add mail rule").click();
  await expect.poll(() => asked(server, "POST", "/bulk-email").length).toBe(1);
  expect(bodyOf(asked(server, "POST", "/bulk-email")[0]?.text ?? "")).toMatchObject({
    name: "Rounds of the week",
    body: "{{salutation}},\n\n",
    people: { search: "orchard" },
    diamond_type: ["white"],
    search: { attributes: { shape: { values: ["ROUND"] } } },
    link: "portal",
    schedule: null,
  });
});

test("a new rule chooses no type of stones by itself, and says so as an empty list (spec §3)", async () => {
  const server = fakeServer(mailHouse());
  await showScreen(server, <MailRules start={{ add: true }} />);
  await field("Name").fill("Everything");
  await field("Subject").fill("{{stones}} stones");
  for (const name of ["White", "Fancy"]) await expect.element(page.getByRole("checkbox", { name })).not.toBeChecked();
  await button("Add mail rule").click();
  await expect.poll(() => asked(server, "POST", "/bulk-email").length).toBe(1);
  expect(bodyOf(asked(server, "POST", "/bulk-email")[0]?.text ?? "")).toMatchObject({ diamond_type: [], search: {} });
});

test("a refusal of the server stands at its field, and the words stay", async () => {
  const sentence = "A placeholder of this text does not exist.";
  const server = fakeServer((request) =>
    request.method === "POST" && new URL(request.url).pathname.endsWith("/bulk-email")
      ? failure(422, {
          code: "mailingPlaceholderUnknown",
          message: sentence,
          request_id: "r",
          errors: [{ path: "/data/body", message: sentence }],
        })
      : mailHouse()(request),
  );
  await showScreen(server, <MailRules start={{ add: true }} />);
  await field("Name").fill("Rounds");
  await field("Subject").fill("Rounds");
  await field("Text").fill("Dear {{password}}");
  await button("Add mail rule").click();
  await expect.element(field("Text")).toHaveAccessibleDescription(new RegExp(sentence));
  await expect.element(field("Text")).toHaveValue("Dear {{password}}");
});

test("an address that is no search is said so while one types", async () => {
  await showScreen(fakeServer(mailHouse()), <MailRules start={{ add: true }} />);
  await field("Search").last().fill("https://elsewhere.test/");
  await expect.element(page.getByText("This is not the address of a search.")).toBeVisible();
});

test("a form on a telephone is no wider than its screen", async () => {
  await showScreen(fakeServer(mailHouse()), <MailRules start={{ open: 1 }} />);
  await page.viewport(390, 844);
  await expect.element(field("Subject")).toBeVisible();
  expect(fitsAcross()).toBe(true);
  expect(await findings()).toEqual([]);
});

test("people who may only read change nothing, and hear why", async () => {
  await showScreen(fakeServer(mailHouse()), <MailRules start={{ open: 1 }} mayWrite={false} />);
  for (const name of ["Save changes", "Send…", "Test to me"]) {
    await expect.element(button(name)).toHaveAccessibleDescription("You do not have permission to do this.");
  }
});

test("two administrators: the rule that another changed is shown beside one's own words", async () => {
  const theirs = mailRule(1, { subject: "Ovals", version: 4 });
  const server = fakeServer((request) =>
    request.method === "PUT"
      ? failure(409, { code: "staleVersion", message: "Stale.", current: theirs })
      : mailHouse()(request),
  );
  await showScreen(server, <MailRules start={{ open: 1 }} />);
  await field("Subject").fill("Princesses");
  await button("Save changes").click();
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText(/Nothing of yours was written/)).toBeVisible();
  await expect.element(page.getByText("Ovals").first()).toBeVisible();
  await expect.element(field("Subject")).toHaveValue("Princesses");
});

test.each([
  ["a colleague", {}, /^Lars Peeters put this rule on its schedule .*\. Nothing of yours was written\.$/],
  ["oneself elsewhere", { is_own: true }, /^Lars Peeters \(.*\) saved this .*\. Nothing of yours was written\.$/],
])("who changes a rule that %s has put on its schedule meanwhile reads that first", async (_, own, sentence) => {
  const meanwhile = { event: "mailing.schedule", by: "Lars Peeters", at: "2026-11-20T09:00:00Z", ...own };
  const current = mailRule(1, { schedule: "0 7 * * 1", state: "scheduled", version: 4 });
  const refused = [{ id: 1, code: "staleVersion", reason: "Stale.", meanwhile }];
  const server = fakeServer((request) =>
    request.method === "PUT"
      ? failure(409, { code: "staleVersion", message: "Stale.", current, refused })
      : mailHouse()(request),
  );
  await showScreen(server, <MailRules start={{ open: 1 }} />);
  await field("Subject").fill("Princesses");
  await button("Save changes").click();
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(field("Subject")).toHaveValue("Princesses");
});

test.each([
  {
    what: "refused in the server's words",
    answer: () => failure(422, { code: "mailingNobody", message: "This rule is being sent.", request_id: "r" }),
    sentence: "This rule is being sent.",
  },
  {
    what: "answered without a success flag",
    answer: () => new Response("<h1>502</h1>", { status: 502, headers: { "content-type": "text/html" } }),
    sentence: "Failed to update bulk email",
  },
])("an update that is $what says so, and the words stay (spec §5)", async ({ answer, sentence }) => {
  const read = mailHouse();
  const server = fakeServer((request) => (request.method === "PUT" ? answer() : read(request)));
  await showScreen(server, <MailRules start={{ open: 1 }} />);
  await field("Subject").fill("Princesses");
  await button("Save changes").click();
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(field("Subject")).toHaveValue("Princesses");
});

test("a rule that was sent says why it cannot be deleted, one that was not is deleted after a question", async () => {
  const sent = mailRule(2, { state: "sent", last_run: run({ sent: 12 }) });
  const { unmount } = await showScreen(fakeServer(mailHouse({ rules: [sent] })), <MailRules start={{ open: 2 }} />);
  await expect.element(button("Delete…")).toHaveAttribute("aria-disabled", "true");
  await expect
    .element(page.getByText("A rule that was sent stays, with its report.", { exact: true }).first())
    .toBeVisible();
  await unmount();
  await showScreen(fakeServer(mailHouse({ rules: [mailRule(1)] })), <MailRules start={{ open: 1 }} />);
  await button("Delete…").click();
  await expect.element(page.getByText("The rule is deleted permanently.", { exact: true })).toBeVisible();
});
