/** Gathers the questions of one turn of the event loop, and asks them together. The answers come in their order. */
export function gathered<Question, Answer>(
  ask: (all: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: { all: Question[]; answers: Promise<readonly Answer[]> } | undefined;
  const begin = () => {
    const all: Question[] = [];
    const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      waiting = undefined;
      return ask(all);
    });
    return { all, answers };
  };
  return async (question) => {
    waiting ??= begin();
    const at = waiting.all.push(question) - 1;
    return (await waiting.answers)[at] as Answer;
  };
}
