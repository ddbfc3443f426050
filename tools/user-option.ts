/** The id of an account on a command line. */
export function userOption(given: string | undefined, usage: string): number {
  const id = Number(given);
  if (given === undefined || !Number.isSafeInteger(id) || id < 1)
    throw new Error(`--user must be the id of an account: ${usage}`);
  return id;
}
