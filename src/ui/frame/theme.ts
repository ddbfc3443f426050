import type {
  Button,
  Checkbox,
  Combobox,
  CSSVariablesResolver,
  Input,
  InputWrapper,
  Menu,
  MultiSelect,
  Popover,
  SegmentedControl,
  Select,
  Tooltip,
} from "@mantine/core";
import { createTheme } from "@mantine/core";
import type { SyntheticEvent } from "react";
import { clearing } from "../form/clearing.ts";
import { words } from "../words.ts";
import { ink, night, slate, variables } from "./tokens.ts";

/** Sizes of the frame, and the colours of both schemes, as CSS variables. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    "--lp-side": "224px",
    "--lp-head": "48px",
    "--lp-rail": "304px",
    "--lp-drawer": "440px",
    "--lp-drawer-narrow": "336px",
    "--lp-drawer-wide": "640px",
  },
  light: variables("light"),
  dark: variables("dark"),
});

/** xs: toolbars and docks, sm: forms, md: the door. The pixels are in base.css, where a phone makes them larger. */
const heights: Record<string, string> = { xs: "var(--lp-act)", sm: "var(--lp-field)", md: "40px" };
const heightOf = (size: unknown) => heights[String(size)] ?? "var(--lp-field)";

const everySize = (value: string) => ({ xs: value, sm: value, md: value, lg: value, xl: value });

/** `Menu.extend` without Menu, so that the theme does not bring the part itself to the sign-in page. */
const settings = <Part extends { extend: (config: never) => unknown }>(config: Parameters<Part["extend"]>[0]) => config;

const isTouched = () => matchMedia("(pointer: coarse)").matches;

/** A typed text replaces the shown value, so that its letters are found. */
const selectText = (event: SyntheticEvent<HTMLInputElement>) => event.currentTarget.select();

/** The one theme: type, spacing, radius and the sizes of Mantine's parts. */
export const theme = createTheme({
  primaryColor: "ink",
  // Mantine's own filled shade fails contrast under white words.
  primaryShade: { light: 8, dark: 6 },
  colors: { ink, gray: slate, dark: night },
  fontFamily: "'Inter Variable', Inter, system-ui, sans-serif",
  fontFamilyMonospace: "'JetBrains Mono Variable', ui-monospace, monospace",
  fontSizes: { xs: "12px", sm: "13px", md: "14px", lg: "16px", xl: "20px" },
  lineHeights: { xs: "16px", sm: "20px", md: "20px", lg: "24px", xl: "28px" },
  spacing: { xs: "4px", sm: "8px", md: "12px", lg: "16px", xl: "24px" },
  radius: everySize("4px"),
  defaultRadius: "sm",
  shadows: everySize("var(--lp-shadow)"),
  headings: {
    fontWeight: "600",
    sizes: {
      h1: { fontSize: "20px", lineHeight: "28px" },
      h2: { fontSize: "14px", lineHeight: "20px" },
      h3: { fontSize: "13px", lineHeight: "20px" },
    },
  },
  focusRing: "auto",
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Button: settings<typeof Button>({
      defaultProps: { size: "xs" },
      vars: (_, props) => ({
        root: {
          "--button-height": heightOf(props.size),
          "--button-fz": "13px",
          "--button-padding-x": props.size === "xs" ? "10px" : "14px",
          ...(props.variant === "default" && { "--button-bd": "1px solid var(--lp-edge)" }),
        },
      }),
      styles: { label: { fontWeight: 500 }, section: { marginInlineEnd: 6 } },
    }),
    Input: settings<typeof Input>({
      defaultProps: { size: "sm" },
      vars: (_, props) => ({ wrapper: { "--input-height": heightOf(props.size), "--input-fz": "13px" } }),
    }),
    InputWrapper: settings<typeof InputWrapper>({
      styles: {
        label: { fontSize: 13, lineHeight: "20px", marginBottom: 4 },
        description: { fontSize: 12, lineHeight: "16px" },
        error: { fontSize: 12, lineHeight: "16px", marginTop: 4 },
      },
    }),
    // Part of a name and Enter choose the first match; a list without one says so. The present value, chosen again, stays:
    // only a clearable list can be emptied. A finger is not given a keyboard for a few values: a long list asks for it.
    Select: settings<typeof Select>({
      defaultProps: {
        searchable: !isTouched(),
        allowDeselect: false,
        openOnFocus: false,
        selectFirstOptionOnChange: true,
        nothingFoundMessage: words.nothingFound,
        clearButtonProps: clearing(words.clearChoice),
        onFocus: selectText,
        onClick: selectText,
      },
    }),
    MultiSelect: settings<typeof MultiSelect>({
      defaultProps: { selectFirstOptionOnChange: true, nothingFoundMessage: words.nothingFound },
    }),
    // Options are drawn once their list opens: a page has many lists, and one of five hundred companies.
    Combobox: settings<typeof Combobox>({ defaultProps: { shadow: "md", keepMounted: false } }),
    Menu: settings<typeof Menu>({ defaultProps: { shadow: "md" } }),
    Popover: settings<typeof Popover>({ defaultProps: { shadow: "md" } }),
    Checkbox: settings<typeof Checkbox>({ defaultProps: { size: "xs" }, styles: { label: { fontSize: 13 } } }),
    SegmentedControl: settings<typeof SegmentedControl>({
      defaultProps: { size: "xs" },
      styles: { label: { fontSize: 13, lineHeight: "18px", padding: "2px 8px" }, root: { padding: 3 } },
    }),
    Tooltip: settings<typeof Tooltip>({
      defaultProps: { openDelay: 150, withArrow: true, arrowSize: 6, transitionProps: { duration: 100 } },
    }),
  },
});
