/** The form of every name in the store; any other is not asked for, such as a path that climbs. */
export const storedName = /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/;

/** Refuses a name of another form. Every store calls it, whatever its caller checked. */
export function insistOnStoredName(name: string): string {
  if (!storedName.test(name)) throw new Error("this is no name of a stored file");
  return name;
}
