/** The words of what an account is bound to at the house's sign-in service. */
export const words = {
  fact: "Sign-in service",
  isBound: "Opens this account",
  remove: "Remove binding…",
  removeThis: (name: string) => `Remove binding… of ${name}`,
  removeTitle: (name: string) => `Remove the binding of ${name}?`,
  removeText:
    "Do this if the person has a new account at the sign-in service. Their sessions end, and they are told. Their next sign-in there binds it again by their e-mail address.",
  removeAct: "Remove binding",
} as const;
