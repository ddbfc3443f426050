import { Link } from "#ui/frame/link.tsx";
import { doorAddress } from "./door-form.ts";
import { words } from "./words.ts";

/** The foot of a form: a link to the sign-up, or back from it. */
export function DoorFoot({ to, from }: { to: "sign-up" | "sign-in"; from: string | undefined }) {
  return to === "sign-up" ? (
    <>
      {words.noAccount} <Link to={doorAddress("sign-up", from)}>{words.signUp}</Link>
    </>
  ) : (
    <>
      {words.haveAccount} <Link to={doorAddress(undefined, from)}>{words.signIn}</Link>
    </>
  );
}
