/** The words for how a provider's files are read, as it was saved. */
export const savedWords = {
  savedFile: "How its files are read",
  nextFile: "The next file begins with this.",
  saved: "Saved",
  savedWith: "With the file of",
  savedVersion: "Version",
  written: "Its values",
  aliases: "Its words",
  splits: {
    measurements: "Split into length, width and depth",
    cut_polish_symmetry: "Split into cut, polish and symmetry",
    fluorescence_with_color: "Split into fluorescence and its colour",
  },
  leftEmpty: "empty",
  unused: (headers: readonly string[]) => `Ignored: ${headers.join(", ")}`,
  noSaved: "No columns saved yet",
  noSavedText: "They are saved with the provider's first file, and its next file is read by them.",
} as const;
