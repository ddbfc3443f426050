import { expect, test } from "vitest";
import { sourceFiles } from "#support/source-files.ts";

/** The forms in which nothing is typed that would be lost, with the reason. */
const noDrafts: Record<string, string> = {
  "src/features/door/account-form.tsx": "asked at the door",
  "src/features/door/forgot.tsx": "asked at the door",
  "src/features/door/phone-fields.tsx": "asked at the door",
  "src/features/external-clients/key-shown.tsx": "shown, not typed",
  "src/features/door/second-code.tsx": "a code that is good once",
  "src/stones/share-link.tsx": "shown, not typed",
  "src/features/markups/explain-drawer.tsx": "a question, asked again in a second",
  "src/features/match-pairs/figure-field.tsx": "a filter, which stands in the address",
  "src/features/search/words-field.tsx": "a search, which stands in the address",
  "src/stones/stock-number-field.tsx": "a search, which stands in the address",
  "src/stones/lines/whole-lot-fields.tsx": "a calculator, whose result stands in the form",
};
/** Fields whose words are kept by the one who shows them. */
const keptByOwner: Record<string, string> = {
  "src/features/confirm-desk/reason-field.tsx": "src/features/confirm-desk/use-answer.ts",
  "src/features/kyc/decision-form.tsx": "src/features/kyc/use-decision.ts",
  "src/features/loads/file-panel.tsx": "src/features/loads/use-mapping-draft.ts",
  "src/features/loads/fixed-row.tsx": "src/features/loads/use-mapping-draft.ts",
  "src/features/loads/one-question.tsx": "src/features/loads/use-mapping-draft.ts",
  "src/screens/remote-place/remote-place-fields.tsx": "src/features/stock-lists/stock-list-drawers.tsx",
  "src/screens/schedule/schedule-fields.tsx": "src/features/feeds/feed-drawers.tsx",
  "src/stones/search-source.tsx": "src/features/stock-lists/stock-list-drawers.tsx",
  "src/stones/talks/talk-foot.tsx": "src/features/stone-lists/talk-drawer.tsx",
};
const field =
  /<(Textarea|TextInput|NumberField|PasswordField|PasswordInput|PhoneField|DateField|FileField|StockNumbersField|Autocomplete|TagsInput|input|textarea)\b/;
const keeps = /\buseForm(<[^(]*>)?\(|\buseDraft\(|\buseKept<|\bForm</;

const screens = sourceFiles(["src"]).filter(({ path }) => !path.startsWith("src/ui/"));
const textOf = (path: string) => screens.find((file) => file.path === path)?.text ?? "";

test("what is typed anywhere survives as a draft, or it is said why not", () => {
  const bare = screens.filter(({ text }) => field.test(text) && !keeps.test(text)).map(({ path }) => path);
  expect(bare.toSorted()).toEqual([...Object.keys(noDrafts), ...Object.keys(keptByOwner)].toSorted());
  for (const owner of Object.values(keptByOwner)) expect(textOf(owner), owner).toMatch(keeps);
});

test("every form has a name for its draft, but those at the door, and where passwords and codes alone are typed", () => {
  const nameless = screens.filter(({ text }) => /\bneverKept\b/.test(text)).map(({ path }) => path);
  expect(nameless.filter((path) => !path.startsWith("src/features/door/"))).toEqual([
    "src/features/profile/second-factor-proof.tsx",
    "src/features/profile/second-factor-set-up.tsx",
    "src/features/session/password-question.tsx",
  ]);
});

test("a form asks before it is left, or keeps what is typed in its window", () => {
  const guards = /FormDrawer|TimedDrawer|useDirty\(|useLeaveGuard\(|<Dialog\b|<FormDialog\b|<ActDialog\b|<PageForm\b/;
  const forms = screens.filter(
    ({ path, text }) => /\buseForm(<[^(]*>)?\(/.test(text) && !path.startsWith("src/features/door/"),
  );
  expect(forms.length).toBeGreaterThan(35);
  expect(forms.filter(({ text }) => !guards.test(text)).map(({ path }) => path)).toEqual([]);
  expect(textOf("src/stones/timed-drawers.tsx").match(/<FormDrawer\b/g)).toHaveLength(2);
});
