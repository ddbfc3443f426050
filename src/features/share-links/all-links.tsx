import { Button } from "@mantine/core";
import type { LinksSearch } from "./links-search.ts";
import { words } from "./words.ts";

/** The way from one link, to which a notice led, to all of them. */
export function AllLinks({ onShow }: { onShow: (change: Partial<LinksSearch>) => void }) {
  return (
    <Button variant="default" onClick={() => onShow({ link: undefined, page: undefined })}>
      {words.showAll}
    </Button>
  );
}
