const LONGEST = 200;

/** The sender's name for a file, without folders and control characters: for showing and storing, never for opening. */
export const safeName = (name: string | undefined): string => {
  const last = (name ?? "").split(/[/\\]/).at(-1) ?? "";
  const plain = last.replaceAll(/[\p{Control}\p{Surrogate}]/gu, "").trim();
  const dot = plain.lastIndexOf(".");
  const ending = dot > 0 && plain.length - dot <= 12 ? plain.slice(dot) : "";
  const stem = plain.slice(0, plain.length - ending.length).slice(0, LONGEST - ending.length);
  return /^\.*$/.test(`${stem}${ending}`) ? "file" : `${stem}${ending}`;
};
