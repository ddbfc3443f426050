import { Input } from "@mantine/core";
import { ClientPicker } from "#stones/client-picker.tsx";
import { StockNumbersField } from "#ui/form/stock-numbers-field.tsx";
import type { Form } from "#ui/form/use-form.ts";
import type { Issue, IssueValues } from "./use-issue.ts";
import { words } from "./words.ts";

interface IssueFieldsProps {
  form: Form<IssueValues>;
  issue: Pick<Issue, "looked" | "refused">;
}

/** The client of the memo, and its stones: each number with its result. */
export function IssueFields({ form, issue: { looked, refused } }: IssueFieldsProps) {
  const { user_id } = form.values;
  return (
    <section className="issue-form">
      <Input.Wrapper label={words.client} labelElement="div">
        <ClientPicker
          clientId={user_id}
          none={words.chooseClient}
          isNeeded
          onClient={(id) => form.set("user_id", id)}
        />
      </Input.Wrapper>
      <StockNumbersField
        label={words.numbers}
        hint={looked.same.length > 0 ? words.sameStone(looked.same) : ""}
        refused={refused}
        autoFocus={user_id !== undefined}
        maxRows={4}
        {...form.pick("numbers")}
      />
      {looked.failure && <p role="alert">{looked.failure.message}</p>}
      {looked.isReading && <p className="dim">{words.lookingUp}</p>}
    </section>
  );
}
