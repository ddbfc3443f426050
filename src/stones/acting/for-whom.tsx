import { Facts } from "#ui/marks/facts.tsx";
import { words } from "./words.ts";

/** For which client something is done; a buyer acts for themselves, and needs no telling. */
export const ForWhom = ({ client }: { client: string | undefined }) =>
  client && <Facts columns={1} of={[{ label: words.client, value: client }]} />;
