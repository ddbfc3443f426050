/** The columns that make void the findings of an earlier reading. */
export const nothingFound = {
  done: 0,
  total: null,
  counts: null,
  facts: null,
  findings: [],
  waits_for: [],
  sentence: null,
};
