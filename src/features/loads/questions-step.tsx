import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { Page } from "#ui/frame/page.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { ColumnsSaved } from "./columns-saved.tsx";
import { FieldsRead } from "./fields-read.tsx";
import { unreadColumns } from "./load.ts";
import { LoadTrouble } from "./load-trouble.tsx";
import { MappingDock } from "./mapping-dock.tsx";
import { OneQuestion } from "./one-question.tsx";
import type { OpenLoad } from "./open-load.ts";
import { answerOf, questionKey, withSuggestions } from "./question-answers.ts";
import { answerWords } from "./question-words.ts";
import { UnreadPanel } from "./unread-panel.tsx";

const shownFirst = 25;

/** The questions that the file leaves, each asked once and in words. The answers are saved together. */
export function QuestionsStep({ open }: { open: OpenLoad }) {
  const { load, mapping } = open;
  const [shown, setShown] = useState(shownFirst);
  const { questions } = load;
  const { change } = mapping;
  // Answers given for other providers are chosen beforehand; nothing is taken before the person saves.
  useEffect(() => change((draft) => withSuggestions(questions, draft)), [questions, change]);
  const answered = questions.filter((question) => answerOf(question, mapping.draft) !== undefined).length;
  const left = questions.length - shown;
  const unread = unreadColumns(load, load.mapping).length;
  return (
    <>
      <Page label={answerWords.questions}>
        <div className="load-narrow stack">
          <LoadTrouble open={open} />
          <ColumnsSaved open={open} />
          {questions.length === 0 && (
            <BlankState title={answerWords.none}>
              {unread === 0 ? answerWords.noneText : answerWords.noneUnread(unread)}
            </BlankState>
          )}
          {questions.length > 0 && (
            <FieldsRead fields={open.fields}>
              {questions.slice(0, shown).map((question) => (
                <section key={questionKey(question)} className="panel panel-body">
                  <OneQuestion question={question} open={open} />
                </section>
              ))}
              {left > 0 && (
                <p>
                  <Button variant="default" onClick={() => setShown(shown + shownFirst)}>
                    {answerWords.more(Math.min(left, shownFirst))}
                  </Button>
                </p>
              )}
            </FieldsRead>
          )}
          <UnreadPanel open={open} />
        </div>
      </Page>
      <MappingDock
        open={open}
        unchanged={questions.length === 0 ? answerWords.none : answerWords.answered(answered, questions.length)}
        save={answerWords.save}
        first={questions.length > 0 ? answerWords.answerFirst : undefined}
      />
    </>
  );
}
