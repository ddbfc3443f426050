import { Facts } from "#ui/marks/facts.tsx";
import { words } from "./words.ts";

/** The client of an act. A buyer acts for themselves, so nothing is shown. */
export const ForWhom = ({ client }: { client: string | undefined }) =>
  client && <Facts columns={1} of={[{ label: words.client, value: client }]} />;
