import { type FakeServer, fakeServer, success } from "#support/fake-server.ts";
import { pageOf } from "#support/show-screen.tsx";

type Reply = Parameters<FakeServer["reply"]>[0];

export const search = { diamond_type: "white", attributes: { color: { values: ["D", "E", "F"] } } };
const at = "2026-11-20T09:00:00Z";
const kept = { search_type: 1, diamond_type: "white", search, client: null };

export const saved = (id: number, name: string, more: object = {}) => ({
  ...kept,
  id,
  name,
  pieces_now: 1099,
  version: 1,
  created_at: at,
  updated_at: at,
  ...more,
});
export const recent = (id: number, more: object = {}) => ({
  ...kept,
  id,
  by: { id: 6, name: "Mara Lind", company_name: "Northlight Jewels", role_id: 2 },
  pieces: 236,
  searched_at: at,
  ...more,
});
export const demand = (id: number, name: string, more: object = {}) => ({
  ...kept,
  id,
  name,
  is_active: true,
  expires_on: null,
  told_at: null,
  version: 1,
  created_at: at,
  updated_at: at,
  ...more,
});

const entry = (code: string, name = code) => ({ id: 1, code, name, keyword: null });
const lists = { shape: [entry("ROUND", "Round")], color: ["D", "E", "F"].map((code) => entry(code)) };

/** A house whose answers are told by the end of the call's path; its lists are always there. */
export const house = (answers: Record<string, Reply>) =>
  fakeServer((request) => {
    const { pathname } = new URL(request.url);
    const found = Object.entries(answers).find(([end]) => pathname.includes(end))?.[1];
    if (found) return found(request);
    return success(pathname.includes("save-search") || pathname.includes("customer-dropdown") ? pageOf([]) : lists);
  });

export const written = ({ seen }: FakeServer) => seen.filter(({ method }) => method !== "GET");
export const asked = ({ seen }: FakeServer, end: string) =>
  seen.findLast(({ url }) => url.pathname.endsWith(end))?.url.searchParams;
