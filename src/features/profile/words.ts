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
  signUp: "Sign up and keep your lists",

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

  // the password
  passwordTitle: "Change password",
  passwordText: "Your other sessions end; this one stays.",
} as const;
