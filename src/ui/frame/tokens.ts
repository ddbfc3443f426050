import type { MantineColorsTuple } from "@mantine/core";
import { type Hue, hues } from "#domain/codes.ts";

/** The one place for colour. Parts and screens read only the variables `--lp-*` made here. */

type Scheme = "light" | "dark";

// biome-ignore format: ten shades in one line read as a scale
export const ink: MantineColorsTuple = [
  "#eef3fb", "#dae5f6", "#b8cdec", "#8fb3ee", "#6c95d6", "#4b7ac6", "#3968b6", "#2a5298", "#1c3d78", "#122a57",
];
// biome-ignore format: ten shades in one line read as a scale
export const slate: MantineColorsTuple = [
  "#f8f9fb", "#f3f5f8", "#e9edf1", "#e1e6eb", "#8793a0", "#7c8894", "#6b7783", "#566271", "#3a4550", "#18202a",
];
// biome-ignore format: ten shades in one line read as a scale
export const night: MantineColorsTuple = [
  "#dde3ea", "#c3ccd6", "#a9b4c0", "#95a2b0", "#66737f", "#262f39", "#1a222b", "#131920", "#0f141a", "#0c1015",
];

/** Text on its tint, 6:1 or better; the text colour also holds 6:1 on the bare surface. */
const status: Record<Scheme, Record<Hue, readonly [text: string, tint: string]>> = {
  light: {
    green: ["#14623a", "#e2f3e8"],
    red: ["#a01f1c", "#fce9e8"],
    blue: ["#1b4e97", "#e3edfb"],
    orange: ["#8a430a", "#fcefdf"],
    teal: ["#075e60", "#def2f1"],
    gray: ["#4a5562", "#ebeef2"],
  },
  dark: {
    green: ["#74d39b", "#112c1e"],
    red: ["#ff9d97", "#381a1b"],
    blue: ["#93bcf8", "#162a47"],
    orange: ["#f2b274", "#35240f"],
    teal: ["#69d0cb", "#0d2c2d"],
    gray: ["#a9b4c0", "#232b34"],
  },
};

const surfaces = {
  light: {
    frame: "#f3f5f8", // sidebar, header, page behind panels
    surface: "#ffffff", // tables, panels, drawers
    sunken: "#f8f9fb", // table heads, feet, wells that are only read
    line: "#e1e6eb", // hairlines: structure, free of contrast rules
    edge: "#c9d1d9", // borders of buttons, which their words already mark
    control: "#8793a0", // borders of fields and boxes to tick: 3:1
    text: "#18202a",
    dim: "#566271",
    accent: "#1c3d78", // links, active marks, chosen chips
    primary: "#1c3d78", // the one filled act, under white words
    selected: "#e9f0fb",
    hover: "#f3f6f9",
    shadow: "0 4px 16px rgb(16 24 36 / 14%)",
  },
  dark: {
    frame: "#0c1015",
    surface: "#131920",
    sunken: "#0f141a",
    line: "#262f39",
    edge: "#3a4652",
    control: "#66737f",
    text: "#dde3ea",
    dim: "#95a2b0",
    accent: "#8fb3ee",
    primary: "#3968b6",
    selected: "#182740",
    hover: "#1a222b",
    shadow: "0 4px 16px rgb(0 0 0 / 50%)",
  },
} satisfies Record<Scheme, Record<string, string>>;

/** Every variable of one scheme: ours, and Mantine's set to the same colours. */
export function variables(scheme: Scheme) {
  const surface = surfaces[scheme];
  const own = Object.entries(surface).map(([name, value]) => [`--lp-${name}`, value]);
  const tints = hues.flatMap((hue) => [
    [`--lp-${hue}`, status[scheme][hue][0]],
    [`--lp-${hue}-tint`, status[scheme][hue][1]],
  ]);
  return {
    ...Object.fromEntries([...own, ...tints]),
    "--mantine-color-body": surface.surface,
    "--mantine-color-text": surface.text,
    "--mantine-color-dimmed": surface.dim,
    "--mantine-color-placeholder": surface.dim,
    "--mantine-color-anchor": surface.accent,
    "--mantine-color-ink-text": surface.accent,
    "--mantine-color-ink-light": surface.selected,
    "--mantine-color-ink-light-hover": surface.selected,
    "--mantine-color-ink-light-color": surface.accent,
    "--mantine-color-error": status[scheme].red[0],
    "--mantine-color-default": surface.surface,
    "--mantine-color-default-hover": surface.hover,
    "--mantine-color-default-color": surface.text,
    "--mantine-color-default-border": surface.line,
    "--mantine-color-disabled": surface.frame,
    "--mantine-color-disabled-color": surface.dim,
    "--mantine-color-disabled-border": surface.line,
  };
}
