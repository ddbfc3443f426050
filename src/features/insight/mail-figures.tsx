import { Button } from "@mantine/core";
import { addresses } from "#domain/addresses.ts";
import type { FigureKind } from "#domain/scheduled-reports.ts";
import { Link } from "#ui/frame/link.tsx";
import type { InsightSearch } from "./insight-search.ts";
import { words } from "./words.ts";

const figuresOf: Record<NonNullable<InsightSearch["tab"]> | "demand", FigureKind> = {
  demand: "unmetDemand",
  ageing: "ageing",
  lost: "lostDeals",
};

interface MailFiguresProps {
  search: InsightSearch;
}

/** The way to a scheduled report of the figures on the screen, under its filters. Days and weights do not go by mail. */
export function MailFigures({
  search: { tab, by, diamond_type, shape, color, clarity, business_id },
}: MailFiguresProps) {
  const filters = { diamond_type, shape, color, clarity, business_id, ...(tab === "lost" && { by }) };
  return (
    <Button variant="default" component={Link} to={addresses.mailFigures(figuresOf[tab ?? "demand"], filters)}>
      {words.mailReport}
    </Button>
  );
}
