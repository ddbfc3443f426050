import { useMemo } from "react";
import { mayChooseClient } from "#domain/client-label.ts";
import { maySeeCost } from "#domain/price-fields.ts";
import type { RoleId } from "#domain/roles.ts";
import type { Asker } from "../line-refusal.ts";
import { useServerTime } from "../use-server-time.ts";
import { type LineAudience, lineAudience } from "./audience.ts";

/** Who looks at a list, and what follows from it. */
export interface ListViewer {
  accountId: number;
  roleId: RoleId;
  audience: LineAudience;
  seesCost: boolean;
  /** Looks at the lines of several clients, and may look at those of one. */
  choosesClient: boolean;
  /** Whether whose a line is says anything: who has only own lines knows. */
  namesClient: boolean;
  mayWrite: boolean;
  /** Where a paper is read; absent for who may not. */
  paperPath?: (id: number) => string;
}

export const listViewer = (
  user: { id: number; role_id: number },
  mayWrite: boolean,
  paperPath?: ListViewer["paperPath"],
): ListViewer => {
  const roleId = user.role_id as RoleId;
  const audience = lineAudience(roleId);
  return {
    accountId: user.id,
    roleId,
    audience,
    namesClient: audience !== "customer" && audience !== "guest",
    seesCost: maySeeCost(roleId),
    choosesClient: mayChooseClient(roleId),
    mayWrite,
    paperPath,
  };
};

/** The lists that a guest has: to hold, buy or borrow one needs an account. */
export const isForGuests = (list: string): boolean => ["cart", "watchlist", "notes", "enquiry"].includes(list);

const minute = 60_000;

/** Who asks the machines, with the server's time to the minute. */
export function useAsker({ accountId, roleId }: ListViewer): Asker {
  const now = useServerTime((at) => Math.floor(at / minute) * minute);
  return useMemo(() => ({ accountId, roleId, now }), [accountId, roleId, now]);
}
