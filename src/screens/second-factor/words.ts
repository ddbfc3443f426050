import { counted } from "#domain/format.ts";

/** The words of a second factor, wherever it is set up or taken. Sentences of refusals come from the server. */
export const words = {
  scan: "Scan this code with an authenticator app on your telephone, or type its key there.",
  qr: "QR code of the key",
  key: "Key",
  copyKey: "Copy key",
  copied: "Copied.",
  notCopied: "This browser does not allow copying. Please select the key and copy it.",
  firstCode: "Code that the app shows now",

  recovery: "Recovery codes",
  recoveryText: "Each signs you in once without your app or passkey. They are shown only now.",
  download: "Download codes",
  fileName: "loupe-recovery-codes.txt",
  file: (codes: readonly string[]) =>
    ["Recovery codes for Loupe. Each signs you in once without your app or passkey.", "", ...codes, ""].join("\r\n"),
  left: (n: number) => counted(n, "recovery code left", "recovery codes left"),

  fact: "Second factor",
  take: "Take second factor…",
  takeThis: (name: string) => `Take second factor… of ${name}`,
  takeTitle: (name: string) => `Take the second factor of ${name}?`,
  takeText:
    "Do this if they have lost their telephone and their recovery codes, and you know that it is them. Their sessions end, they are told, and the password alone signs them in.",
  takeAct: "Take second factor",
  isOn: "Password and code",
  isOff: "Password",
} as const;
