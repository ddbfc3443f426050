/** The form of a call's request number. Work that the house does by itself bears the number of its job. */
const call = /^[0-9A-Z]{5}-[0-9A-Z]{5}$/;

type Named = { name: string } | null;

/** The author of an entry: a person, somebody who was not signed in, or the house at its own work. */
export function whoDidIt({ who, signed_in, request_id }: { who: Named; signed_in: Named; request_id: string }): string {
  const person = who ?? signed_in;
  if (person) return person.name || "Somebody unnamed";
  return call.test(request_id) ? "Not signed in" : "The portal itself";
}
