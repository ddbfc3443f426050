/** The profile's own words. The sentences of refusals come from the server. */
export const words = {
  profile: "Profile",
  edit: "Edit profile…",
  changePassword: "Change password…",

  // the account
  account: "Account",
  name: "Name",
  role: "Role",
  userName: "User name",
  email: "E-mail",
  mobile: "Mobile",
  country: "Country",
  state: "State",
  city: "City",
  designation: "Designation",
  salespersonType: "Salesperson type",
  company: "Company",
  contact: "Contact person",
  firstName: "First name",
  lastName: "Last name",
  picture: "Picture",
  pictureHint: "JPEG, PNG or WebP, up to 2 MB",
  pictureOf: (name: string) => `Picture of ${name}`,

  // the edit
  editProfile: "Edit profile",
  save: "Save profile",
  saveQuestion: "Save these changes to your profile?",
  withPicture: "A new picture",

  // business
  business: "Business",
  noBusiness: "No business yet",
  noBusinessText: "To hold, confirm and take stones on memo, your business must be registered.",
  giveBusiness: "Enter its details and documents",
  associate: "Business associate",
  noAssociate: "No business associate yet",
  noAssociateText: "We will assign a business associate to you.",
  guest: "Your visit",
  guestText:
    "This visit ends when you sign out. With an account you keep your cart, watch list and notes, and can become a registered client.",
  signUp: "Sign up or in, and keep your lists",

  // sessions
  sessions: "Open sessions",
  device: "Device",
  address: "Address",
  since: "Signed in",
  lastSeen: "Last seen",
  thisOne: "This session",
  end: "End session…",
  endTitle: (device: string) => `End the session on ${device}?`,
  endText: (since: string) => `It began on ${since}. Anybody using it will have to sign in again.`,
  endAct: "End session",
  keep: "Cancel",
  sessionCount: (n: number) => (n === 1 ? "1 session" : `${n} sessions`),

  // the second factor
  secondFactor: "Second factor",
  onSince: (day: string) => `On since ${day}`,
  isOnText: (hasApp: boolean) =>
    hasApp
      ? "Signing in takes your password and a code of your authenticator app, or a passkey."
      : "Signing in takes your password and a passkey.",
  isOffText: "With an authenticator app or a passkey, a stolen password alone does not open your account.",
  signedInBy: (service: string, day: string) => `Signed in by ${service} since ${day}.`,
  demanded: "Your role requires it.",
  setUpFactor: "Set up authenticator app…",
  setUpTitle: "Set up an authenticator app",
  setUpText: (endsCodes: boolean) =>
    `Your other sessions end; this one stays.${endsCodes ? " You receive new recovery codes, and the earlier ones are no longer valid." : ""}`,
  setUpAct: "Turn on",
  codeMissing: "Type the six digits first.",
  codesKept: "I have kept them",
  renewCodes: "New recovery codes…",
  turnOff: "Turn off second factor…",
  codeOrRecovery: "Code of the app, or a recovery code",
  proofMissing: "Type password and code first.",
  proof: {
    renewRecoveryCodes: {
      title: "Make new recovery codes",
      text: "The earlier codes are no longer valid then.",
      act: "Make new codes",
    },
    turnOffSecondFactor: {
      title: "Turn off the second factor",
      text: "Your password alone opens your account then. Its recovery codes end.",
      act: "Turn off",
    },
  },

  // passkeys
  passkeys: "Passkeys",
  passkey: "Passkey",
  passkeyAdded: "Added",
  passkeyUsed: "Last used",
  passkeyUnused: "Never",
  addPasskey: "Add passkey…",
  addPasskeyTitle: "Add a passkey",
  addPasskeyText:
    "Your browser asks your device for it: by fingerprint, face, PIN or a security key. A passkey answers this house alone, never a page that pretends to be it.",
  addPasskeyAct: "Add passkey",
  passkeyName: "Name",
  passkeyNameText: "Such as the device that holds it",
  nameMissing: "Give it a name first.",
  rename: "Rename…",
  renameThis: (name: string) => `Rename… ${name}`,
  renameTitle: (name: string) => `Rename ${name}`,
  renameAct: "Rename",
  remove: "Remove…",
  removeThis: (name: string) => `Remove… ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: "It no longer signs in. You may delete it at your device as well.",
  removeAct: "Remove",

  // the password
  password: "Password",
  passwordTitle: "Change password",
  passwordText: "Your other sessions end; this one stays.",
} as const;
