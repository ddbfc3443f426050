import { Button, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { Act } from "../../act/act.tsx";
import { IconButton } from "../../marks/icon-button.tsx";
import type { ColumnSets } from "./types.ts";
import { words } from "./words.ts";

const nameMost = 40;

/** The kept sets of a table's columns, and the field that keeps the present columns by a name. */
export function ColumnSetsPart({ names, reason, onApply, onKeep, onDelete }: ColumnSets) {
  const [name, setName] = useState("");
  const [keeping, setKeeping] = useState(false);
  const isThere = names.some((one) => one.toLowerCase() === name.trim().toLowerCase());

  async function keep(event: FormEvent) {
    event.preventDefault();
    // A popover stands in its page's form in the tree of React.
    event.stopPropagation();
    if (reason || keeping || !name.trim()) return;
    setKeeping(true);
    if (await onKeep(name.trim())) setName("");
    setKeeping(false);
  }
  return (
    <section className="chooser-sets" aria-label={words.columnSets}>
      {names.length > 0 && (
        <ul>
          {names.map((one) => (
            <li key={one} className="row between">
              <Button variant="subtle" size="xs" aria-label={words.applySet(one)} onClick={() => onApply(one)}>
                {one}
              </Button>
              {!reason && (
                <IconButton label={words.deleteSet(one)} icon={<IconTrash size={14} />} onClick={() => onDelete(one)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <form className="row" onSubmit={keep}>
        <TextInput
          size="xs"
          aria-label={words.setName}
          placeholder={words.setName}
          maxLength={nameMost}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Act type="submit" size="xs" variant="default" reason={reason} loading={keeping}>
          {isThere ? words.replaceSet : words.keepSet}
        </Act>
      </form>
    </section>
  );
}
