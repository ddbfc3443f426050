/** What a key may open: small words that an administrator can give away one by one. */
export const apiScopes = [
  "stones:read",
  "searches:read",
  "searches:write",
  "lists:read",
  "lists:write",
  "papers:read",
  "profile:read",
] as const;

export type ApiScope = (typeof apiScopes)[number];

/** What a scope opens, as it stands beside its box. */
export const scopeWords: Record<ApiScope, string> = {
  "stones:read": "Search stones, see them, and take files of them",
  "searches:read": "See kept searches and demands",
  "searches:write": "Keep searches and demands",
  "lists:read": "See cart, watch list, notes, enquiries, holds, confirm requests, memos, invoices",
  "lists:write": "Add to these lists, hold, confirm and release",
  "papers:read": "See memos and invoices as papers",
  "profile:read": "See who the client is, and what it may do",
};
