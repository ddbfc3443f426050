import { Link } from "#ui/frame/link.tsx";
import { Code } from "#ui/marks/code.tsx";

interface PaperNumberProps {
  paper: { id: number; number: string };
  /** The address of its document, for those who may read it. An order has none. */
  path: ((id: number) => string) | undefined;
}

/** The number of a memo, an order or an invoice, with a link to it. */
export const PaperNumber = ({ paper: { id, number }, path }: PaperNumberProps) =>
  path ? (
    <Link to={path(id)}>
      <Code>{number}</Code>
    </Link>
  ) : (
    <Code>{number}</Code>
  );
