/** A call has a number of this form; what the house does by itself bears that of its job. */
const call = /^[0-9A-Z]{5}-[0-9A-Z]{5}$/;

/** Whose act an entry is: a person's, that of somebody who was not signed in, or the house's at its own work. */
export function whoDidIt({ who, request_id }: { who: { name: string } | null; request_id: string }): string {
  if (who) return who.name || "Somebody unnamed";
  return call.test(request_id) ? "Not signed in" : "The portal itself";
}
