import { addresses } from "#domain/addresses.ts";
import { Link } from "#ui/frame/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { OpenLoad } from "./open-load.ts";
import { words } from "./words.ts";

/** The word that the provider's columns were saved with another load meanwhile, before these are saved over them. */
export function ColumnsSaved({ open: { load, reasons } }: { open: OpenLoad }) {
  const { columns_saved: saved } = load;
  if (!saved || reasons.remap !== null) return null;
  return (
    <Notice hue="orange">
      {words.columnsSaved(saved.by, saved.at)}{" "}
      <Link to={addresses.load(saved.load_id, "columns")}>{words.otherLoad}</Link>
    </Notice>
  );
}
