/** The scopes of an API key: small words that an administrator grants one by one. */
export const apiScopes = [
  "stones:read",
  "searches:read",
  "searches:write",
  "lists:read",
  "lists:write",
  "papers:read",
  "profile:read",
  "supply:read",
  "supply:write",
] as const;

export type ApiScope = (typeof apiScopes)[number];

/** The meaning of each scope, as it stands beside its box. */
export const scopeWords: Record<ApiScope, string> = {
  "stones:read": "Search stones, view them and export them",
  "searches:read": "View saved searches and demands",
  "searches:write": "Save searches and demands",
  "lists:read": "View cart, watch list, notes, enquiries, holds, confirm requests, memos and invoices",
  "lists:write": "Add to these lists, hold, request to confirm and release",
  "papers:read": "View memos and invoices as documents",
  "profile:read": "View who the client is and what it may do",
  "supply:read": "View the loads of the provider that the account is linked to",
  "supply:write": "Deliver the stock of that provider",
};
