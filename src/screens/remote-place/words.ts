import { count } from "#domain/format.ts";

/** All words of a place on somebody else's server. */
export const words = {
  title: "Server",
  protocol: "Protocol",
  protocols: { sftp: "SFTP", ftps: "FTPS", ftp: "FTP (not encrypted)" },
  host: "Server",
  port: "Port",
  folder: "Folder",
  folderHint: "Empty for the folder in which one arrives.",
  user: "User name",
  secret: "Password",
  secretOrKey: "Password or private key",
  kept: "Kept. Leave empty to keep it.",
  key: "Key of the server",
  notMet: "Not met yet. The first key is remembered.",
  forget: "Forget the key",
  unencrypted: "Password and stones travel in plain text.",
  test: "Test the connection",
  works: (files: number) => `The connection works. ${filesOf(files)} in the folder.`,
  remembered: (key: string) => `The server shows the key ${key}. It is remembered with this form.`,
  incomplete: "Server, port and user name are needed.",
} as const;

function filesOf(n: number): string {
  if (n === 0) return "No files are";
  return n === 1 ? "1 file is" : `${count(n)} files are`;
}
