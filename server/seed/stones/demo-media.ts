import { diceFor } from "./dice.ts";

/** What the portal has a drawing of (tools/demo-media.ts), under public/media/demo. */
const drawn = [
  "ROUND",
  "OVAL",
  "EMERALD",
  "CUSHION",
  "PEAR",
  "PRINCESS",
  "RADIANT",
  "MARQUISE",
  "HEART",
  "ASSCHER",
  "TRILLIANT",
  "BAGUETTE",
];
const folder = "/media/demo";

export type DemoMedia = { image: string | null; video: string | null; certificate: string | null };

/** What there is to look at of stone number n: most have a picture and the report of their lab, some rounds turn. */
export function demoMedia(n: number, { shape, lab }: { shape: string; lab: string }): DemoMedia {
  // Dice of its own: what else a stone is does not depend on its pictures.
  const dice = diceFor(n + 0x4000_0000);
  const hasImage = dice.roll() < 0.7;
  const hasCertificate = dice.roll() < 0.9;
  const hasVideo = dice.roll() < 0.3;
  const name = drawn.find((one) => shape.split("_").includes(one));
  return {
    image: hasImage && name ? `${folder}/${name.toLowerCase()}.svg` : null,
    video: hasImage && hasVideo && shape === "ROUND" ? `${folder}/round.mp4` : null,
    certificate: hasCertificate && lab !== "NONE" ? `${folder}/certificate.pdf` : null,
  };
}
