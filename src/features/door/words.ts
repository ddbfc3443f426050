/** The door's own words. The sentences of refusals come from the server. */
export const words = {
  ways: "Ways to sign in",
  account: "Account",
  guest: "Guest",

  signIn: "Sign in",
  signInLead: "Diamond trading portal.",
  email: "E-mail",
  password: "Password",
  stay: "Stay signed in on this device",
  notKept: "This browser keeps nothing: a reload signs you out.",
  forgot: "Forgot your password?",
  wrong: "The e-mail address or the password is wrong.",
  ended: "Your session is over: its time ran out, or it was ended elsewhere.",
  or: "or",
  signInWith: (name: string) => `Sign in with ${name}`,
  noAccount: "No account yet?",
  signUp: "Sign up",
  haveAccount: "Have an account?",

  guestTitle: "Look around as a guest",
  guestLead: "No account needed. Just tell us who you are.",
  company: "Company",
  contact: "Contact person",
  enterAsGuest: "Continue as a guest",

  signUpTitle: "Create an account",
  listsComeToo: "As a customer you keep your cart, watch list and notes. What your account has already stays.",
  userName: "User name",
  firstName: "First name",
  lastName: "Last name",
  passwordHint: "At least 10 characters",
  continue: "Continue",

  code: "Code",
  back: "Back",

  invitationTitle: "Welcome to Loupe",

  setUpTitle: "Set up this house",

  forgotTitle: "Set a new password",
  newPassword: "New password",
  newPasswordAgain: "Repeat new password",
  wait: (text: string) => `${text} left.`,
} as const;
