import type { ReactNode } from "react";
import type { ClientDetail } from "./client.ts";
import type { ClientSearch } from "./client-search.ts";
import type { ClientListTab, ClientTab } from "./client-tabs.ts";

export interface ClientFrameProps {
  client: ClientDetail;
  search: ClientSearch;
  onSearch: (patch: Partial<ClientSearch>) => void;
  /** The address of this client at a tab, from its beginning. */
  addressOf: (tab?: ClientTab) => string;
  clientAddress: (id: number) => string;
  /** What comes after deleting the client. */
  onGone: () => void;
  /** What may be opened elsewhere. */
  mayRead: (screen: string) => boolean;
  /** The lines of this client in one of the lists. */
  renderList: (list: ClientListTab) => ReactNode;
  /** The documents of the business, where they can be looked at. */
  renderKyc?: (client: ClientDetail) => ReactNode;
  /** More acts on the account, which other parts of the portal bring. */
  renderActs?: (client: ClientDetail) => ReactNode;
  onDirty?: (dirty: boolean) => void;
}
