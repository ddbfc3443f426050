/** The messages of a conversation between Mara Lind and the house. */
export const mara = { name: "Mara Lind", is_own: false, is_client: true };
export const house = { name: null, is_own: false, is_client: false };
export const said = (id: number, kind: string, author: object, text: string | null, more: object = {}) => ({
  id,
  kind,
  author,
  text,
  offered_ppc: null,
  stands_until: null,
  held_until: null,
  at: "2026-11-20T09:00:00.000Z",
  ...more,
});
export const question = said(1, "question", mara, "Is it clean?");
