import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { Link } from "#ui/frame/link.tsx";
import { Drawer } from "#ui/list/drawer.tsx";
import { Code } from "#ui/marks/code.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { WrittenPaper } from "./papers.ts";
import { words } from "./words.ts";

interface PaperDrawerProps {
  papers: readonly WrittenPaper[];
  /** The address of the screen that shows and prints a paper. */
  paperPath: (id: number) => string;
  onClose: () => void;
}

/** The papers of an act: the number of each, with a link to print it. */
export function PaperDrawer({ papers, paperPath, onClose }: PaperDrawerProps) {
  return (
    <Drawer
      title={words.done}
      narrow
      onClose={onClose}
      foot={
        <div className="row">
          <Button size="sm" variant="default" onClick={onClose}>
            {words.goOn}
          </Button>
        </div>
      }
    >
      {papers.map(({ kind, id, number, said }, at) => (
        <section key={id} className="written-paper">
          <h3 className="row">
            {words[kind]} <Code>{number}</Code>
          </h3>
          <Notice hue="green">{said}</Notice>
          <Button
            component={Link}
            to={paperPath(id)}
            size="sm"
            leftSection={<IconPrinter size={16} aria-hidden="true" />}
            data-autofocus={at === 0 || undefined}
          >
            {words.print(words[kind], number)}
          </Button>
        </section>
      ))}
    </Drawer>
  );
}
