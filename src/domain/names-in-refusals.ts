import { count } from "./format.ts";

// The sentences beside a refusal that name the thing that was refused. The refusal's own sentence has no names.

/** "Lena Voss has 2 customers now." */
export const customersNow = (associate: string, customers: number): string =>
  `${associate} has ${customers === 1 ? "1 customer" : `${count(customers)} customers`} now.`;

/** "“Export stones” is done." */
export const jobIs = (title: string, state: string): string => `“${title}” is ${state}.`;

/** "The mail to mara@northlight.test is sent." */
export const mailIs = (to: string, status: string): string => `The mail to ${to} is ${status}.`;

/** "“Weekly list” is being made." */
export const listIsMade = (name: string): string => `“${name}” is being made.`;
