/** What the portal says where it asks for the password again. */
export const words = {
  again: "Enter your password again",
  whyAgain: "This act needs a recent sign-in. Nothing that you typed is lost.",
  password: "Password",
  goOn: "Continue",
} as const;
