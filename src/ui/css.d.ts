import "react";

// Parts pass measures to their style sheet as custom properties: style={{ "--columns": 3 }}.
declare module "react" {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
