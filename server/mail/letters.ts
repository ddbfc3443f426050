import { codeLifeMs } from "#domain/limits.ts";

type Words = { subject: string; text: string };
const minutes = codeLifeMs / 60_000;

/** The words of every mail that the house sends. */
export const letters = {
  signupCode: (code: string): Words => ({
    subject: "Your code for Loupe",
    text: `Your code is ${code}.\n\nIt proves your address for a new Loupe account and is good for ${minutes} minutes.\nIf you did not ask for it, somebody mistyped an address: nothing happens without the code.\n`,
  }),
  resetCode: (code: string): Words => ({
    subject: "Set a new password for Loupe",
    text: `Your code is ${code}.\n\nWith it you can set a new password within ${minutes} minutes.\nIf you did not ask for it, leave it: your password stays as it is.\n`,
  }),
};
