/** The words of the question for the password. */
export const words = {
  again: "Enter your password again",
  whyAgain: "This act needs a recent sign-in. Nothing that you typed is lost.",
  password: "Password",
  goOn: "Continue",
} as const;
