import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { SessionProvider, useSession } from "#features/session/use-session.tsx";
import { success } from "#support/fake-server.ts";
import { benchSession } from "#support/session-world.ts";

function Who() {
  const { user, isBusy, isGuest, isSignedIn, signIn, notice } = useSession();
  return (
    <>
      <p>{isBusy ? "One moment" : isSignedIn ? `${isGuest ? "Guest" : "User"} ${user?.first_name}` : "Nobody"}</p>
      {notice && <p role="alert">{notice}</p>}
      <button type="button" onClick={() => signIn("mara@orchard.test", "three-quiet-lanterns")}>
        Sign in
      </button>
    </>
  );
}

test("a page shows who is signed in, and what the session is busy with", async () => {
  const bench = await benchSession();
  const screen = await render(
    <SessionProvider session={bench.session}>
      <Who />
    </SessionProvider>,
  );
  await expect.element(screen.getByText("One moment")).toBeVisible();
  await bench.session.restore();
  await expect.element(screen.getByText("Nobody")).toBeVisible();
  bench.answer("POST /user/login", () => success({ key: "k", role_id: 2, first_name: "Mara", token: "token" }));
  await screen.getByRole("button", { name: "Sign in" }).click();
  await expect.element(screen.getByText("User Mara")).toBeVisible();
  bench.session.send({ type: "MAINTENANCE", message: "Back at six." });
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Back at six.");
});
