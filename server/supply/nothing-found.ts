/** What an earlier reading found is not valid any more. */
export const nothingFound = {
  done: 0,
  total: null,
  counts: null,
  facts: null,
  findings: [],
  waits_for: [],
  sentence: null,
};
