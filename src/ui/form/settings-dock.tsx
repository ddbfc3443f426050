import { Button } from "@mantine/core";
import { Act } from "../act/act.tsx";
import { PageDock } from "../list/page-dock.tsx";
import type { Form } from "./use-form.ts";

interface SettingsDockProps<Values extends object> {
  form: Form<Values>;
  /** The meaning of a save for the house. */
  lead: string;
  words: { undo: string; save: string };
  /** The reason for which the settings cannot be saved now; null if they can. */
  reason: string | null;
  pending: boolean;
}

/** The dock of a page of settings: the changes are undone or saved. */
export function SettingsDock<Values extends object>({ form, lead, words, reason, pending }: SettingsDockProps<Values>) {
  return (
    <PageDock note={<span className="dim">{lead}</span>}>
      {form.dirty && (
        <Button size="sm" variant="default" onClick={() => form.reset()}>
          {words.undo}
        </Button>
      )}
      <Act size="sm" type="submit" keys="Ctrl+↵" loading={pending} reason={reason}>
        {words.save}
      </Act>
    </PageDock>
  );
}
