import type { ReactNode } from "react";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { addresses } from "#domain/addresses.ts";
import { roleIds } from "#domain/roles.ts";
import type { ListPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { isMoving } from "../load.ts";
import type { OwnLoadsSearch } from "./own-load.ts";
import { ownLoadsList } from "./own-loads-list.tsx";
import { words } from "./words.ts";

const movingEveryMs = 3_000;

export interface OwnLoadsProps extends ListPage<OwnLoadsSearch> {
  user: { role_id: number };
  onGo: (address: string) => void;
  tabs: ReactNode;
}

/** The loads of the provider that the viewer delivers for, the latest first. */
export function OwnLoads({ tabs, user, onGo, ...page }: OwnLoadsProps) {
  const list = useListScreen(ownLoadsList, page);
  useRefetchEvery(list.rows.some(isMoving) && movingEveryMs, list.cycle.refetch);
  const text = user.role_id === roleIds.ftpClient ? words.noneByFolder : words.noneByProgram;
  return (
    <ListScreen
      list={list}
      tabs={tabs}
      opening={{ open: null, onOpen: (id) => onGo(addresses.ownLoad(Number(id))) }}
      empty={{ title: words.none, text: page.search.state === undefined ? text : words.narrowed }}
    />
  );
}
