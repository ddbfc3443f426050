import type { ReactNode } from "react";
import type { ClientDetail } from "./client.ts";
import type { ClientSearch } from "./client-search.ts";
import type { ClientListTab, ClientTab } from "./client-tabs.ts";

export interface ClientFrameProps {
  client: ClientDetail;
  search: ClientSearch;
  onSearch: (patch: Partial<ClientSearch>) => void;
  /** The address of this client at a tab, without other parameters. */
  addressOf: (tab?: ClientTab) => string;
  clientAddress: (id: number) => string;
  /** Called once the client is deleted. */
  onGone: () => void;
  /** True if the viewer may read another screen. */
  mayRead: (screen: string) => boolean;
  /** True if the viewer may hold stones for clients. Whoever only looks, as quality control does, may not. */
  mayAct: boolean;
  /** The lines of this client in one of the lists. */
  renderList: (list: ClientListTab) => ReactNode;
  /** The documents of the business, if the viewer may read them. */
  renderKyc?: (client: ClientDetail) => ReactNode;
  /** Further acts on the account, from other parts of the portal. */
  renderActs?: (client: ClientDetail) => ReactNode;
  onDirty?: (dirty: boolean) => void;
}
