import { useMemo, useState } from "react";

export interface Access {
  read: boolean;
  write: boolean;
}
export type Right = keyof Access;

/** One right as it is stored: of which permission, for whom, and how it is called in a sentence. */
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

/** Who may change something may also see it: writing brings reading, and without reading there is no writing. */
export const ticked = (access: Access, right: Right, on: boolean): Access =>
  right === "write" ? { read: access.read || on, write: on } : { read: on, write: access.write && on };

const same = (a: Access, b: Access) => a.read === b.read && a.write === b.write;

/** What is ticked on top of what is stored; nothing of it is kept that has become true by itself. */
export function useRightsDraft(stored: readonly StoredRight[]) {
  const [wanted, setWanted] = useState<ReadonlyMap<string, Access>>(new Map());
  const byKey = useMemo(() => new Map(stored.map((right) => [right.key, right])), [stored]);
  const changes = useMemo(
    () =>
      stored.flatMap((right): RightChange[] => {
        const access = wanted.get(right.key);
        return access && !same(access, right.access) ? [{ ...right, wanted: access }] : [];
      }),
    [stored, wanted],
  );
  const storedOf = (key: string): Access => byKey.get(key)?.access ?? { read: false, write: false };
  const accessOf = (key: string): Access => wanted.get(key) ?? storedOf(key);

  return {
    changes,
    accessOf,
    isChanged: (key: string, right: Right) => accessOf(key)[right] !== storedOf(key)[right],
    tick: (key: string, right: Right, on: boolean) =>
      setWanted((now) => new Map(now).set(key, ticked(now.get(key) ?? storedOf(key), right, on))),
    clear: () => setWanted(new Map()),
  };
}

export type RightsDraft = ReturnType<typeof useRightsDraft>;
