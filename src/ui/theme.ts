import {
  Button,
  Checkbox,
  Combobox,
  type CSSVariablesResolver,
  createTheme,
  Input,
  InputWrapper,
  Menu,
  Popover,
  SegmentedControl,
  Tooltip,
} from "@mantine/core";
import { ink, night, slate, variables } from "./tokens.ts";

/** Sizes of the frame, and the colours of both schemes, as CSS variables. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    "--lp-side": "224px",
    "--lp-head": "48px",
    "--lp-rail": "304px",
    "--lp-drawer": "440px",
    "--lp-drawer-narrow": "336px",
  },
  light: variables("light"),
  dark: variables("dark"),
});

/** xs: toolbars and docks, sm: forms, md: phones and the door. */
const heights: Record<string, string> = { xs: "28px", sm: "32px", md: "40px" };
const heightOf = (size: unknown) => heights[String(size)] ?? "32px";

const everySize = (value: string) => ({ xs: value, sm: value, md: value, lg: value, xl: value });

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
    Button: Button.extend({
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
    Input: Input.extend({
      defaultProps: { size: "sm" },
      vars: (_, props) => ({ wrapper: { "--input-height": heightOf(props.size), "--input-fz": "13px" } }),
    }),
    InputWrapper: InputWrapper.extend({
      styles: {
        label: { fontSize: 13, lineHeight: "20px", marginBottom: 4 },
        description: { fontSize: 12, lineHeight: "16px" },
        error: { fontSize: 12, lineHeight: "16px", marginTop: 4 },
      },
    }),
    Combobox: Combobox.extend({ defaultProps: { shadow: "md" } }),
    Menu: Menu.extend({ defaultProps: { shadow: "md" } }),
    Popover: Popover.extend({ defaultProps: { shadow: "md" } }),
    Checkbox: Checkbox.extend({ defaultProps: { size: "xs" }, styles: { label: { fontSize: 13 } } }),
    SegmentedControl: SegmentedControl.extend({
      defaultProps: { size: "xs" },
      styles: { label: { fontSize: 13, lineHeight: "18px", padding: "2px 8px" }, root: { padding: 3 } },
    }),
    Tooltip: Tooltip.extend({
      defaultProps: { openDelay: 150, withArrow: true, arrowSize: 6, transitionProps: { duration: 100 } },
    }),
  },
});
