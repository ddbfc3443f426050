import { addresses } from "#domain/addresses.ts";
import type { PaperPart } from "#domain/paper-lacks.ts";
import { Link } from "#ui/frame/link.tsx";
import type { PaperAhead } from "./use-paper-ahead.ts";
import { words } from "./words.ts";

/** The way to a text of the house for whoever may change it; for others, whom to ask. */
export const SettingsPlace = ({ part, ahead: { may, who } }: { part: PaperPart; ahead: PaperAhead }) =>
  may ? (
    <Link to={addresses.paperSettings(part)} target="_blank">
      {words.papers}
    </Link>
  ) : (
    words.ask(who)
  );
