/** A call has a number of this form; what the house does by itself bears that of its job. */
const call = /^[0-9A-Z]{5}-[0-9A-Z]{5}$/;

type Named = { name: string } | null;

/** Whose act an entry is: a person's, that of somebody who was not signed in, or the house's at its own work. */
export function whoDidIt({ who, signed_in, request_id }: { who: Named; signed_in: Named; request_id: string }): string {
  const person = who ?? signed_in;
  if (person) return person.name || "Somebody unnamed";
  return call.test(request_id) ? "Not signed in" : "The portal itself";
}
