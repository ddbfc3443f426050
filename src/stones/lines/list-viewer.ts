import { useMemo } from "react";
import { useCall } from "#api/query.ts";
import { mayChooseClient } from "#domain/client-label.ts";
import { type LineAudience, lineAudience } from "#domain/line-audience.ts";
import { maySeeCost } from "#domain/price-fields.ts";
import type { RoleId } from "#domain/roles.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import type { Asker } from "../line-refusal.ts";
import { useServerTime } from "../use-server-time.ts";

/** The viewer of a list, and their rights. */
export interface ListViewer {
  accountId: number;
  roleId: RoleId;
  audience: LineAudience;
  seesCost: boolean;
  /** True if the viewer sees the lines of several clients, and may filter by one. */
  choosesClient: boolean;
  /** True if lines have their client. A viewer with own lines only knows it. */
  namesClient: boolean;
  mayWrite: boolean;
  /** The address of a paper; absent for those who may not read it. */
  paperPath?: (id: number) => string;
  /** The address of a line's history on the picture of its workflow; absent for those who may not see it. */
  historyPath?: (line: Pick<StoneLine, "list" | "id">) => string;
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

const minute = 60_000;

const tenMinutes = 600_000;

/** The house's trading rules, which everybody who trades may read. */
export const useTradeRules = () => useCall("getTradeRules", {}, { freshForMs: tenMinutes });

/** The asker of the machines, with the server's time to the minute and the rules of the house. */
export function useAsker({ accountId, roleId }: Pick<ListViewer, "accountId" | "roleId">): Asker {
  const now = useServerTime((at) => Math.floor(at / minute) * minute);
  const { data: rules } = useTradeRules();
  const mostExtensions = rules?.most_extensions;
  const fourEyes = rules?.four_eyes_now;
  const farOffPercent = rules?.far_off_percent;
  return useMemo(
    () => ({ accountId, roleId, now, mostExtensions, fourEyes, farOffPercent }),
    [accountId, roleId, now, mostExtensions, fourEyes, farOffPercent],
  );
}
