import { Button } from "@mantine/core";
import { copyText } from "../notice/copy-text.ts";
import { words } from "../words.ts";

/** Copies the numbers of a list, one below the other: those that were not found go back to whoever wrote them. */
export const CopyNumbers = ({ numbers }: { numbers: readonly string[] }) => (
  <Button
    variant="default"
    size="xs"
    onClick={() => void copyText(numbers.join("\n"), words.numbersCopied(numbers.length))}
  >
    {words.copyNumbers(numbers.length)}
  </Button>
);
