import { addresses } from "#domain/addresses.ts";
import { Link } from "#ui/frame/link.tsx";
import { FirstDayPanel } from "./first-day-panel.tsx";
import { useFirstDay } from "./use-first-day.ts";
import { words } from "./words.ts";

/** The steps of the first day on the dashboard, until the house sells its first stone or somebody hides them. */
export function FirstDayStrip() {
  const { data } = useFirstDay();
  if (!data || data.is_hidden || data.first_sale_at) return null;
  return <FirstDayPanel day={data} aside={<Link to={addresses.firstDay()}>{words.title}</Link>} />;
}
