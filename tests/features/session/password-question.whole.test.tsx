import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { messages } from "#domain/messages.ts";
import { makePasswordAsker } from "#features/session/password-asker.ts";
import { PasswordQuestion } from "#features/session/password-question.tsx";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { PasswordDialog } from "#ui/form/password-dialog.tsx";

const asker = makePasswordAsker();
const right = "three-quiet-lanterns";
const needed = () => failure(403, { code: "freshSignInNeeded", message: messages.freshSignInNeeded });
const wrong = () =>
  failure(422, {
    code: "passwordWrong",
    message: messages.passwordWrong,
    errors: [{ path: "/data/password", message: messages.passwordWrong }],
  });

/** A house that wants the password before it changes that of an associate, and knows which is right. */
function house(): FakeServer {
  let isFresh = false;
  const server: FakeServer = fakeServer(
    async (request) => {
      if (!new URL(request.url).pathname.endsWith("/user/sign-in-again")) return isFresh ? success(null) : needed();
      if (bodyOf(server.seen.at(-1)?.text ?? "").password !== right) return wrong();
      isFresh = true;
      return success(null);
    },
    { askPassword: asker.ask },
  );
  return server;
}

function Desk({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const change = useAct("changeAssociatePassword");
  return (
    <PasswordDialog
      title="A password for Theo"
      onSend={({ password }) =>
        formOutcome(async () => {
          await change.mutateAsync({ path: { id: 5 }, body: { password } });
          onDone();
        })
      }
      onClose={onClose}
    >
      Their sessions end.
    </PasswordDialog>
  );
}

async function changing() {
  const server = house();
  let done = 0;
  let closed = 0;
  const screen = await showScreen(
    server,
    <>
      <PasswordQuestion asker={asker} />
      <Desk onDone={() => done++} onClose={() => closed++} />
    </>,
  );
  const form = screen.getByRole("dialog", { name: "A password for Theo" });
  await form.getByLabelText("New password", { exact: true }).fill("nine-green-bottles");
  await form.getByLabelText("Repeat new password").fill("nine-green-bottles");
  await form.getByRole("button", { name: "Change password" }).click();
  const question = screen.getByRole("dialog", { name: "Enter your password again" });
  await expect.element(question.getByLabelText("Password", { exact: true })).toHaveFocus();
  return { server, screen, form, question, done: () => done, closed: () => closed };
}
const acts = ({ seen }: FakeServer) => seen.filter(({ url }) => !url.pathname.endsWith("/user/sign-in-again"));

test("an act that wants the password asks for it where it was made, and goes on with what was typed", async () => {
  const { server, question, done } = await changing();
  await question.getByLabelText("Password", { exact: true }).fill("not the password");
  await question.getByRole("button", { name: "Continue" }).click();
  await expect.element(question.getByText(messages.passwordWrong)).toBeVisible();
  expect(done()).toBe(0);
  await question.getByLabelText("Password", { exact: true }).fill(right);
  await question.getByRole("button", { name: "Continue" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(done).toBe(1);
  const [first, second, ...more] = acts(server);
  expect(more).toEqual([]);
  expect(second?.text).toBe(first?.text);
  expect(bodyOf(second?.text ?? "")).toEqual({ password: "nine-green-bottles" });
  expect(second?.headers.get("idempotency-key")).toBe(first?.headers.get("idempotency-key"));
});

for (const how of ["Escape", "Cancel"]) {
  test(`whoever answers with ${how} finds the form as it was, and nothing is done`, async () => {
    const { server, form, question, done, closed } = await changing();
    if (how === "Escape") await userEvent.keyboard("{Escape}");
    else await question.getByRole("button", { name: "Cancel" }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(form.getByText(messages.freshSignInNeeded)).toBeVisible();
    await expect.element(form.getByLabelText("New password", { exact: true })).toHaveValue("nine-green-bottles");
    expect([done(), closed(), acts(server).length]).toEqual([0, 0, 1]);
  });
}

for (const where of ["Show the password", "Close"]) {
  test(`Escape on "${where}" of the question closes the question alone`, async () => {
    const { server, form, question, done, closed } = await changing();
    const button = question.getByRole("button", { name: where });
    (button.element() as HTMLElement).focus();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(form.getByLabelText("New password", { exact: true })).toHaveValue("nine-green-bottles");
    expect([done(), closed(), acts(server).length]).toEqual([0, 0, 1]);
  });
}

test("two acts at once ask once, and both go on", async () => {
  const server = house();
  const screen = await showScreen(server, <PasswordQuestion asker={asker} />);
  const change = (id: number) =>
    server.call("changeAssociatePassword", { path: { id }, body: { password: "nine-green-bottles" } });
  const both = Promise.all([change(5), change(6)]);
  await screen.getByLabelText("Password", { exact: true }).fill(right);
  await screen.getByRole("button", { name: "Continue" }).click();
  expect(await both).toEqual([null, null]);
  expect(server.seen.filter(({ url }) => url.pathname.endsWith("/user/sign-in-again"))).toHaveLength(1);
});

test("where nobody can be asked the refusal stands", async () => {
  await expect(house().call("changeAssociatePassword", { path: { id: 5 }, body: { password: "x" } })).rejects.toThrow(
    messages.freshSignInNeeded,
  );
});
