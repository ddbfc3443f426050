import { useEffect, useMemo, useState } from "react";
import { useKept } from "#ui/form/use-kept.ts";

export interface Access {
  read: boolean;
  write: boolean;
}
export type Right = keyof Access;

/** One stored right: its permission, its role, and its name in a sentence. */
export interface StoredRight {
  key: string;
  name: string;
  roleId: number;
  permissionId: number;
  access: Access;
}

export interface RightChange extends StoredRight {
  wanted: Access;
}

/**
 * The access after a tick. A right to write brings the right to read, and without the right to read there is none to
 * write.
 */
export const ticked = (access: Access, right: Right, on: boolean): Access =>
  right === "write" ? { read: access.read || on, write: on } : { read: on, write: access.write && on };

const nothing: Access = { read: false, write: false };
const same = (a: Access, b: Access) => a.read === b.read && a.write === b.write;

/** The part of a right that a person's ticks change. The rest is as stored, which somebody else may change meanwhile. */
type Wish = Partial<Access>;

function wishOf(wanted: Access, stored: Access): Wish {
  const wish: Wish = {};
  if (wanted.read !== stored.read) wish.read = wanted.read;
  if (wanted.write !== stored.write) wish.write = wanted.write;
  return wish;
}
const granted = (stored: Access, wish: Wish = {}): Access => {
  const { read, write } = { ...stored, ...wish };
  return wish.write ? { read: true, write: true } : { read, write: read && write };
};

type Wishes = ReadonlyMap<string, Wish>;
const withoutStored = (wishes: Wishes, stored: ReadonlyMap<string, StoredRight>): Wishes => {
  const open = [...wishes].filter(([key, wish]) => {
    const access = stored.get(key)?.access ?? nothing;
    return !same(granted(access, wish), access);
  });
  return open.length === wishes.size ? wishes : new Map(open);
};

/** The ticks on top of the stored rights. */
export function useRightsDraft(stored: readonly StoredRight[], name: string) {
  const { found, keep } = useKept<Wishes>(name);
  const [wishes, setWishes] = useState<Wishes>(found ?? new Map());
  const byKey = useMemo(() => new Map(stored.map((right) => [right.key, right])), [stored]);
  // A tick that is stored is dropped, so that it does not come back when somebody else changes the right later.
  useEffect(() => {
    if (byKey.size > 0) setWishes((now) => withoutStored(now, byKey));
  }, [byKey]);
  useEffect(() => keep(wishes.size > 0 ? wishes : undefined), [wishes, keep]);
  const changes = useMemo(
    () =>
      stored.flatMap((right): RightChange[] => {
        const wanted = granted(right.access, wishes.get(right.key));
        return same(wanted, right.access) ? [] : [{ ...right, wanted }];
      }),
    [stored, wishes],
  );
  const storedOf = (key: string): Access => byKey.get(key)?.access ?? nothing;
  const accessOf = (key: string): Access => granted(storedOf(key), wishes.get(key));

  return {
    changes,
    accessOf,
    isChanged: (key: string, right: Right) => accessOf(key)[right] !== storedOf(key)[right],
    tick: (key: string, right: Right, on: boolean) =>
      setWishes((now) => {
        const was = storedOf(key);
        const wanted = ticked(granted(was, now.get(key)), right, on);
        return withoutStored(new Map(now).set(key, wishOf(wanted, was)), byKey);
      }),
    clear: () => setWishes(new Map()),
  };
}

export type RightsDraft = ReturnType<typeof useRightsDraft>;
