import { demoAddress } from "#server/seed/demo.ts";
import { useApp } from "./app.ts";

export const email = demoAddress("customer");

export const fresh = "nine-green-bottles";

export function usePasswordWorld() {
  const portal = useApp();
  const guest = portal.anonymous;
  const signIn = (password: string, address = email) => guest.call("login", { body: { email: address, password } });
  async function proof(): Promise<string> {
    await guest.call("forgotPassword", { body: { email } });
    const otp = await portal.codeFor(email);
    return (await guest.call("verifyResetOtp", { body: { email, otp } })).data.verification;
  }
  const reset = (verification: string, password = fresh) =>
    guest.call("resetPassword", { body: { verification, password } });
  return { portal, guest, signIn, proof, reset };
}
