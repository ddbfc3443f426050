import "./pager.css";
import { NativeSelect } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { IconButton } from "../marks/icon-button.tsx";
import { words } from "../words.ts";

export interface PagerProps {
  /** The name of the paged list, where the screen has another pager. */
  label?: string;
  page: number;
  size: number;
  /** The number of rows on this page. */
  shown: number;
  /** The number of all matching rows. */
  matching: number;
  sizes?: readonly number[];
  /** The count in words; of rows if absent. */
  counted?: (shown: number, matching: number) => string;
  onPage: (page: number) => void;
  onSize?: (size: number) => void;
}

const usualSizes = [25, 50, 100, 200, 500, 1000];

/** "500 on this page / 3,212 matching", the page and its size. */
export function Pager({
  label = words.pages,
  page,
  size,
  shown,
  matching,
  sizes = usualSizes,
  counted = words.onThisPage,
  onPage,
  onSize,
}: PagerProps) {
  const last = Math.max(1, Math.ceil(matching / size));
  const offered = [...new Set([...sizes, size])].sort((a, b) => a - b);
  return (
    <nav className="pager screen-only" aria-label={label}>
      <span className="figures" role="status">
        {counted(shown, matching)}
      </span>
      {last > 1 && (
        <span className="row tight">
          <IconButton
            label={words.previousPage}
            icon={<IconChevronLeft size={16} className="mirrored" />}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span className="figures">
            {words.page} {words.pageOf(page, last)}
          </span>
          <IconButton
            label={words.nextPage}
            icon={<IconChevronRight size={16} className="mirrored" />}
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          />
        </span>
      )}
      {onSize && (
        <NativeSelect
          className="wide-only"
          size="xs"
          aria-label={words.pageSize}
          value={String(size)}
          data={offered.map((each) => ({ value: String(each), label: words.aPage(each) }))}
          onChange={(event) => onSize(Number(event.currentTarget.value))}
        />
      )}
    </nav>
  );
}
