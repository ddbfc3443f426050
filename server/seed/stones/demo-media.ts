import { diceFor } from "./dice.ts";

/** The shapes with a drawing in the portal (tools/demo-media.ts), under public/media/demo. */
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

/** The media of stone number n: most have a picture and their lab's report, some rounds a film. */
export function demoMedia(n: number, { shape, lab }: { shape: string; lab: string }): DemoMedia {
  // Dice of its own: the stone's other values do not depend on its pictures.
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
