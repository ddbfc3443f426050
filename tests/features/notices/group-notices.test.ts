import { expect, test } from "vitest";
import { groupNotices, type Notice } from "#features/notices/group-notices.ts";

const notice = (id: number, kind: string, at = "2026-11-20T09:00:00Z"): Notice => ({
  id,
  kind,
  topic: "holds",
  title: `Notice ${id}`,
  text: "",
  path: "/customer-profile/hold",
  at,
  is_read: false,
});
const shapes = (notices: readonly Notice[]) => groupNotices(notices).map((group) => group.map(({ id }) => id));

test("nothing is no group", () => expect(groupNotices([])).toEqual([]));

test("two of a kind stand apart; three are one group", () => {
  expect(shapes([notice(2, "holdEnding"), notice(1, "holdEnding")])).toEqual([[2], [1]]);
  expect(shapes([notice(3, "holdEnding"), notice(2, "holdEnding"), notice(1, "holdEnding")])).toEqual([[3, 2, 1]]);
});

test("only neighbours of one kind and one day belong together: the order of time stays", () => {
  const between = [4, 3, 2, 1].map((id) => notice(id, id === 2 ? "taskAdded" : "holdEnding"));
  expect(shapes(between)).toEqual([[4], [3], [2], [1]]);
  const days = [6, 5, 4, 3, 2, 1].map((id) => notice(id, "stoneGone", `2026-11-2${id > 3 ? 1 : 0}T09:00:00Z`));
  expect(shapes(days)).toEqual([
    [6, 5, 4],
    [3, 2, 1],
  ]);
});

test("a thousand of one kind are one group, and none is lost", () => {
  const many = Array.from({ length: 1000 }, (_, at) => notice(1000 - at, "stoneGone"));
  expect(groupNotices(many).map((group) => group.length)).toEqual([1000]);
});
