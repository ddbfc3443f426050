import { count } from "#domain/format.ts";

/** Every word the kit says by itself, in one place so that it can be translated. Sentences of errors are the caller's. */
export const words = {
  // frame
  skip: "Skip to the content",
  mainMenu: "Main",
  openMenu: "Open the menu",
  fold: "Fold",
  foldSidebar: "Fold the sidebar",
  unfoldSidebar: "Unfold the sidebar",
  find: "Find",
  findHint: "Screen, stone or act",
  changedJustNow: "Changed just now",
  notifications: (n: number) => (n === 0 ? "Notifications" : `Notifications, ${count(n)} new`),
  person: "Profile",

  // acts
  moreActs: "More",
  close: "Close",
  closeKey: "Close (Esc)",
  previousKey: "Previous (K)",
  nextKey: "Next (J)",
  cancel: "Cancel",
  details: "Details",
  tryAgain: "Try again",
  clear: "Clear",
  closeMessage: "Close this message",
  preparingFile: "Preparing the file",
  stones: "stones",
  remove: (name: string) => `Remove ${name}`,
  showPassword: "Show the password",
  hidePassword: "Hide the password",

  // table
  columns: "Columns",
  columnsReset: "As delivered",
  density: "Row height",
  compact: "Compact",
  roomy: "Roomy",
  selectPage: "Select this page",
  selectRow: (name: string) => `Select ${name}`,
  openRow: (name: string) => `Open ${name}`,
  moved: (name: string, place: number, of: number) => `${name} moved to ${place} of ${of}`,
  wider: (name: string) => `${name} wider`,
  narrower: (name: string) => `${name} narrower`,
  earlier: (name: string) => `${name} earlier`,
  later: (name: string) => `${name} later`,
  isWide: (name: string, width: number) => `${name} is ${width} pixels wide`,
  headHelp:
    "Enter sorts, Shift and Enter adds to the sort. Control and arrows move the column, Shift and arrows resize it.",
  loading: (name: string) => `Loading ${name}`,
  copied: (n: number) => `Copied ${count(n)} rows`,

  // dock
  selection: "Selection",
  selected: (n: number) => `${count(n)} selected`,
  selectAll: (n: number) => `Select all ${count(n)}`,
  clearSelection: "Clear the selection",
  onThisPage: (shown: number, matching: number) => `${count(shown)} on this page / ${count(matching)} matching`,
  pages: "Pages",
  firstPage: "First page",
  previousPage: "Previous page",
  nextPage: "Next page",
  lastPage: "Last page",
  page: "Page",
  pageOf: (page: number, of: number) => `${count(page)} of ${count(of)}`,
  pageSize: "Rows a page",
  aPage: (size: number) => `${count(size)} a page`,

  // filters
  filters: "Filters",
  any: "Any",
  clearAll: (n: number) => (n === 1 ? "Clear 1 filter" : `Clear ${count(n)} filters`),
  liftFilter: (label: string) => `Lift the filter ${label}`,
  from: "from",
  to: "to",
  notANumber: "Not a number",
  rangeUpsideDown: "Ends before it begins",

  // calendar
  previousMonth: "Previous month",
  nextMonth: "Next month",
  previousYear: "Previous year",
  nextYear: "Next year",
  previousYears: "Earlier years",
  nextYears: "Later years",

  // forms
  unsavedTitle: "Leave without saving?",
  unsavedText: (n: number) => (n === 1 ? "1 change is not saved." : `${count(n)} changes are not saved.`),
  unsavedHere: "What you changed here is not saved.",
  discard: "Discard the changes",
  keepEditing: "Keep editing",
  before: "Now",
  after: "New",
  yours: "Yours",
  stored: "Now stored",
  keepTheirs: "Keep what is stored",
  saveMine: "Save mine",
  staleText: (by: string | undefined) =>
    `${by ?? "Somebody else"} saved this after you opened it. Nothing of yours was written.`,
  deleteMore: "Delete…",
  deleteThis: (name: string) => `Delete ${name}?`,
  deleteAct: "Delete",
  keepIt: "Keep it",
  pickFile: "Choose a file",
  pickImage: "Choose an image",
  orDrop: "or drop it here",
  replace: "Replace",
  removeFile: "Remove the file",
  yes: "Yes",
  no: "No",
  numbersGiven: (n: number) => (n === 1 ? "1 number." : `${count(n)} numbers.`),
  numbersRefused: (n: number) => (n === 1 ? "1 stone cannot be taken" : `${count(n)} stones cannot be taken`),
  takeOut: (n: number) => (n === 1 ? "Take it out" : `Take these ${count(n)} out`),
  country: "Country code",
  mobile: "Mobile",
  code: "Code",
  inCountry: "Country",
  inState: "State",
  inCity: "City",
  chooseCountryFirst: "Choose the country first",
  chooseStateFirst: "Choose the state first",
  nonePlaces: "None is listed",

  // states
  request: "Request",
  pastTheEnd: (what: string) => `There are fewer ${what} than this page would show`,
  noneMatch: (what: string, filters: number) =>
    filters === 1 ? `No ${what} match the filter` : `No ${what} match all ${count(filters)} filters`,

  // lists to sort
  sortHelp: "Space picks up, arrows move, Space puts down, Escape puts back.",
  grabbed: (name: string, place: number, of: number) => `${name} picked up, ${place} of ${of}`,
  dropped: (name: string, place: number, of: number) => `${name} put down, ${place} of ${of}`,
  putBack: (name: string) => `${name} put back`,
  moveRow: (name: string) => `Move ${name}`,

  // viewer
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Fit",
  rotate: "Rotate",
  download: "Download",
  media: "Media",
  openAlone: "Open in a new tab",
  notPlayed: "This browser does not play films of this kind.",

  // palette
  goTo: "Go to",
  nothingFound: "Nothing found",

  // scheme
  scheme: "Colours",
  light: "Light",
  dark: "Dark",
  auto: "As the device",
} as const;
