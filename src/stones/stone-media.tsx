import "./stone-media.css";
import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { MediaViewer } from "#ui/viewer/media-viewer.tsx";
import type { Stone } from "./stone-facts.ts";
import { words } from "./words.ts";

const names = ["image", "video", "certificate"] as const;

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

/** The media of a stone in its drawer: picture, video and certificate, one at a time; null without any. Those who see cost read whose they are. */
export function StoneMedia({ stone }: { stone: Stone }) {
  const there = names.filter((name) => stone[name]);
  const [chosen, setChosen] = useState<(typeof names)[number]>();
  const shown = there.find((name) => name === chosen) ?? there[0];
  const src = shown && stone[shown];
  if (!shown || !src) return null;
  const source = stone.media_source?.[shown];
  return (
    <section className="stone-media">
      <h3>{words.media}</h3>
      {there.length > 1 && (
        <SegmentedControl
          className="screen-only"
          size="xs"
          aria-label={words.media}
          data={there.map((name) => ({ value: name, label: words[name] }))}
          value={shown}
          onChange={(next) => setChosen(names.find((name) => name === next))}
        />
      )}
      {source && (
        <p className="dim screen-only">
          {words.mediaSource}{" "}
          <a href={source} target="_blank" rel="noreferrer">
            {hostOf(source)}
          </a>
        </p>
      )}
      <MediaViewer key={src} src={src} name={words.mediaOf(words[shown], stone.stock_no)} />
    </section>
  );
}
