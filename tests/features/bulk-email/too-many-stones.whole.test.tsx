import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeServer } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { aPlan, button, MailRules, mailHouse } from "./mail-rules.tsx";

/** A letter holds 500 stones, and a rule that finds more is refused (decision 0087). */
const holding = (pieces: number) =>
  mailHouse({
    plan: aPlan(undefined, { pieces }),
    preview: { totals: { pieces: Math.min(pieces, 500), carats: 1, sell_amt: 1 }, found: pieces },
  });
const dialog = () => page.getByRole("dialog");
const letter = () => page.getByRole("complementary", { name: "Preview" });

test.each([
  [500, /1 person would get it\. The search finds 500 stones now/, /refused/],
  [
    501,
    /finds 501 stones now, and a letter holds 500 stones\. Sending will be refused: narrow the search/,
    /would get it/,
  ],
])("the question before sending says of %i stones whether they can be sent", async (pieces, said, not) => {
  await showScreen(fakeServer(holding(pieces)), <MailRules start={{ open: 1 }} />);
  await button("Send…").click();
  await expect.element(dialog().getByText(said)).toBeVisible();
  await expect.element(dialog().getByText(not)).not.toBeInTheDocument();
  expect(await findings()).toEqual([]);
});

test.each([
  [500, 0],
  [501, 1],
])("the preview of a rule that finds %i stones says whether they are too many to send", async (pieces, notices) => {
  await showScreen(fakeServer(holding(pieces)), <MailRules start={{ open: 1 }} />);
  await button("Preview the letter").click();
  await expect.element(letter().getByTitle("Preview")).toBeVisible();
  expect(
    letter()
      .getByText(/finds 501 stones now, and a letter holds 500 stones\. Sending will be refused/)
      .elements(),
  ).toHaveLength(notices);
});
