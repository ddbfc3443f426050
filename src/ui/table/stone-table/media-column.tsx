import "./media-column.css";
import { IconCertificate, IconPhoto, IconVideo } from "@tabler/icons-react";
import { useState } from "react";
import { mediaOnScreen } from "#domain/search/stone-columns.ts";
import { mediaOf, type StoneFields } from "#domain/search/stone-value.ts";
import { stoneTexts } from "#domain/stone.ts";
import type { Column } from "../data-table/types.ts";

const icons = { image: IconPhoto, video: IconVideo, certificate: IconCertificate };
const names = ["image", "video", "certificate"] as const;

/** The small picture that the house keeps: a list does not load the originals. Where there is none, the sign for a picture. */
function SmallPicture({ of }: { of: string }) {
  const [isMissing, setMissing] = useState(!of.startsWith("/files/media/"));
  if (isMissing) return <IconPhoto size={16} stroke={1.5} aria-hidden="true" />;
  return (
    <img
      className="media-small"
      src={`/files/thumbnails?of=${encodeURIComponent(of)}`}
      width={24}
      height={24}
      loading="lazy"
      decoding="async"
      alt=""
      onError={() => setMissing(true)}
    />
  );
}

/** Links to a stone's media, small and in fixed places. */
function MediaLinks({ stone }: { stone: StoneFields }) {
  return (
    <span className="media-links">
      {names.map((name) => {
        const Icon = icons[name];
        const to = stone[name];
        const label = `${stoneTexts[name]} ${String(stone.stock_no)}`;
        return typeof to === "string" && to !== "" ? (
          <a key={name} href={to} target="_blank" rel="noreferrer" aria-label={label} title={stoneTexts[name]}>
            {name === "image" ? <SmallPicture key={to} of={to} /> : <Icon size={16} stroke={1.5} aria-hidden="true" />}
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
  id: mediaOnScreen.id,
  head: mediaOnScreen.label,
  width: 74,
  isDense: true,
  text: (stone) => mediaOf(stone).join(" ") || null,
  cell: (stone) => <MediaLinks stone={stone} />,
};
