import "./choice-form.css";
import { Button, Switch } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { mailTopicNames, mailTopics } from "#domain/mail-topics.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { words } from "./words.ts";

interface ChoiceFormProps {
  token: string;
  topics: Data<"readMailChoices">["topics"];
}

type Said = { hue: "green" | "red"; text: string };

/** A switch for each kind of mail that one may decline, and one act that declines them all. */
export function ChoiceForm({ token, topics }: ChoiceFormProps) {
  const [declined, setDeclined] = useState(() => topics.filter((one) => !one.is_wanted).map(({ topic }) => topic));
  const [said, setSaid] = useState<Said>();
  const act = useAct("setMailChoices", { refreshes: ["readMailChoices"] });

  async function save(choice: typeof declined) {
    setDeclined(choice);
    setSaid(undefined);
    let text = "";
    const failure = await formOutcome(async () => {
      text = (await act.mutateAsync({ path: { token }, body: { declined: choice } })).message;
    });
    setSaid(failure ? { hue: "red", text: failure.message } : { hue: "green", text });
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save(declined);
  };
  const toggle = (topic: (typeof declined)[number], isWanted: boolean) =>
    setDeclined(isWanted ? declined.filter((one) => one !== topic) : [...declined, topic]);

  return (
    <form className="stack" onSubmit={onSubmit}>
      {mailTopicNames.map((topic) => (
        <Switch
          key={topic}
          label={mailTopics[topic]}
          checked={!declined.includes(topic)}
          onChange={(event) => toggle(topic, event.currentTarget.checked)}
        />
      ))}
      {said && <Notice hue={said.hue}>{said.text}</Notice>}
      <Button type="submit" loading={act.isPending} fullWidth>
        {words.save}
      </Button>
      <Button variant="default" onClick={() => void save([...mailTopicNames])} disabled={act.isPending} fullWidth>
        {words.stopAll}
      </Button>
    </form>
  );
}
