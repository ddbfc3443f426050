import { Link } from "#ui/frame/link.tsx";
import { Code } from "#ui/marks/code.tsx";

interface PaperNumberProps {
  paper: { id: number; number: string };
  /** Where it is read, for whoever may. */
  path: ((id: number) => string) | undefined;
}

/** The number of a memo, an order or an invoice, which leads to it. */
export const PaperNumber = ({ paper: { id, number }, path }: PaperNumberProps) =>
  path ? (
    <Link to={path(id)}>
      <Code>{number}</Code>
    </Link>
  ) : (
    <Code>{number}</Code>
  );
