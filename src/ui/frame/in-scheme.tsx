import { MantineProvider } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { cssVariables, theme } from "./theme.ts";

/** A part of a screen in one colour scheme, whatever the rest of the screen has. */
export function InScheme({ scheme, children }: { scheme: "light" | "dark"; children: ReactNode }) {
  const id = useId();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <div id={id} ref={setRoot} data-mantine-color-scheme={scheme} className="in-scheme">
      {root && (
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          cssVariablesSelector={`#${CSS.escape(id)}`}
          getRootElement={() => root}
          forceColorScheme={scheme}
          withGlobalClasses={false}
        >
          {children}
        </MantineProvider>
      )}
    </div>
  );
}
