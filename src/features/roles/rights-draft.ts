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

type Wanted = ReadonlyMap<string, Access>;
const withoutStored = (wanted: Wanted, stored: ReadonlyMap<string, StoredRight>): Wanted => {
  const open = [...wanted].filter(([key, access]) => !same(access, stored.get(key)?.access ?? nothing));
  return open.length === wanted.size ? wanted : new Map(open);
};

/** The ticks on top of the stored rights. */
export function useRightsDraft(stored: readonly StoredRight[], name: string) {
  const { found, keep } = useKept<Wanted>(name);
  const [wanted, setWanted] = useState<Wanted>(found ?? new Map());
  const byKey = useMemo(() => new Map(stored.map((right) => [right.key, right])), [stored]);
  // A tick that is stored is dropped, so that it does not come back when somebody else changes the right later.
  useEffect(() => {
    if (byKey.size > 0) setWanted((now) => withoutStored(now, byKey));
  }, [byKey]);
  useEffect(() => keep(wanted.size > 0 ? wanted : undefined), [wanted, keep]);
  const changes = useMemo(
    () =>
      stored.flatMap((right): RightChange[] => {
        const access = wanted.get(right.key);
        return access && !same(access, right.access) ? [{ ...right, wanted: access }] : [];
      }),
    [stored, wanted],
  );
  const storedOf = (key: string): Access => byKey.get(key)?.access ?? nothing;
  const accessOf = (key: string): Access => wanted.get(key) ?? storedOf(key);

  return {
    changes,
    accessOf,
    isChanged: (key: string, right: Right) => accessOf(key)[right] !== storedOf(key)[right],
    tick: (key: string, right: Right, on: boolean) =>
      setWanted((now) => {
        const next = new Map(now).set(key, ticked(now.get(key) ?? storedOf(key), right, on));
        return withoutStored(next, byKey);
      }),
    clear: () => setWanted(new Map()),
  };
}

export type RightsDraft = ReturnType<typeof useRightsDraft>;
