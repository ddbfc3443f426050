import { Button } from "@mantine/core";
import { useRef } from "react";
import { useFocusHome } from "#ui/frame/use-focus-home.ts";
import { Notice } from "#ui/notice/notice.tsx";

interface DecidedElsewhereProps {
  /** The sentence of who decided which stone, how and when. */
  children: string;
  goOn: string;
  onGoOn: () => void;
}

/** The notice in a question that somebody else has decided some of its stones. Esc closes the question, as anywhere. */
export function DecidedElsewhere({ children, goOn, onGoOn }: DecidedElsewhereProps) {
  const element = useRef<HTMLDivElement>(null);
  useFocusHome(element);
  return (
    <div ref={element} className="stack">
      <Notice hue="orange" urgent>
        {children}
      </Notice>
      <Button size="sm" onClick={onGoOn}>
        {goOn}
      </Button>
    </div>
  );
}
