/** The form of every name in the store; anything else is not asked for, whatever it climbs over. */
export const storedName = /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/;

/** The stores' own wall: a name of another form ends here, whoever asks. */
export function insistOnStoredName(name: string): string {
  if (!storedName.test(name)) throw new Error("this is no name of a stored file");
  return name;
}
