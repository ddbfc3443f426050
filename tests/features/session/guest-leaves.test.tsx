import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SessionProvider } from "#features/session/use-session.tsx";
import { useSignOut } from "#routes/-use-sign-out.tsx";
import { success } from "#support/fake-server.ts";
import { benchSession } from "#support/session-world.ts";
import { show } from "../ui/show.tsx";

function Leave() {
  const { signOut, question } = useSignOut();
  return (
    <>
      <button type="button" onClick={signOut}>
        Leave
      </button>
      {question}
    </>
  );
}

/** A page that leaves, with somebody of a role signed in. */
async function signedIn(roleId: number) {
  const bench = await benchSession();
  await show(
    <SessionProvider session={bench.session}>
      <Leave />
    </SessionProvider>,
  );
  await bench.session.restore();
  bench.answer("POST /user/login", () => success({ key: "k", role_id: roleId, first_name: "Ida", token: "token" }));
  bench.answer("POST /user/logout", () => success(null));
  if (roleId === 4)
    bench.session.enterAsGuest({
      company_name: "Falk",
      contact_person: "Ida",
      mobile: "701234",
      email: "i@visit.test",
    });
  else bench.session.signIn("ida@orchard.test", "three-quiet-lanterns");
  await expect.poll(() => bench.did).toContain("goes to the portal");
  return bench;
}

test("a guest is asked before leaving, as cart, watch list and notes end with the visit", async () => {
  const bench = await signedIn(4);
  await page.getByRole("button", { name: "Leave" }).click();
  const question = page.getByRole("dialog", { name: "End your visit?" });
  await expect
    .element(question)
    .toHaveTextContent(
      "Your cart, watch list and notes cannot be opened again. To keep them, sign up or sign in from your profile.",
    );
  expect(bench.asked).not.toContain("POST /user/logout");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Leave" }).click();
  await question.getByRole("button", { name: "Sign out" }).click();
  await expect.poll(() => bench.asked).toContain("POST /user/logout");
});

test("a customer leaves at once, as their lists stay", async () => {
  const bench = await signedIn(2);
  await page.getByRole("button", { name: "Leave" }).click();
  await expect.poll(() => bench.asked).toContain("POST /user/logout");
});
