import "./media-column.css";
import { IconCertificate, IconPhoto, IconVideo } from "@tabler/icons-react";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { stoneTexts } from "#domain/stone.ts";
import { words } from "../../words.ts";
import type { Column } from "../data-table/types.ts";

const icons = { image: IconPhoto, video: IconVideo, certificate: IconCertificate };
const names = ["image", "video", "certificate"] as const;

/** Links to a stone's media, as small icons in fixed places. */
function MediaLinks({ stone }: { stone: StoneFields }) {
  return (
    <span className="media-links">
      {names.map((name) => {
        const Icon = icons[name];
        const to = stone[name];
        const label = `${stoneTexts[name]} ${String(stone.stock_no)}`;
        return typeof to === "string" && to !== "" ? (
          <a key={name} href={to} target="_blank" rel="noreferrer" aria-label={label} title={stoneTexts[name]}>
            <Icon size={16} stroke={1.5} aria-hidden="true" />
          </a>
        ) : (
          <span key={name} />
        );
      })}
    </span>
  );
}

/** Picture, film and certificate in one column. */
export const mediaColumn: Column<StoneFields> = {
  id: "media",
  head: words.media,
  width: 84,
  text: (stone) => names.filter((name) => stone[name]).join(" ") || null,
  cell: (stone) => <MediaLinks stone={stone} />,
};
