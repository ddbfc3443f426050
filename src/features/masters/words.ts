import { count } from "#domain/format.ts";

/** All words of the masters' screens. Sentences of refusals stand in the catalogue. */
export const words = {
  masters: "masters",
  subMasters: "sub-masters",
  mastersTitle: "Masters",
  allSubMasters: "All sub-masters",

  code: "Code",
  name: "Name",
  description: "Description",
  keyword: "Keyword",
  image: "Image",
  sequence: "Seq",
  active: "Active",
  isDefault: "Default",
  isDisplay: "Display",
  master: "Master",
  created: "Created",
  updated: "Updated",
  version: "Version",
  id: "ID",
  subMasterCount: "Sub-masters",
  kept: "Managed by",
  fixed: "Portal",
  house: "Administrators",
  edit: "Edit",
  editThis: (name: string) => `Edit ${name}`,
  editMore: "Edit…",

  search: "Search",
  mastersHint: "Code or name",
  subMastersHint: "Code, name or keyword",
  status: "Status",
  statusActive: "Active",
  statusInactive: "Inactive",
  isActive: (name: string) => `${name} is active`,
  yes: "Yes",

  addMaster: "Add master",
  addMasterMore: "Add master…",
  addSubMaster: "Add sub-master",
  addSubMasterMore: "Add sub-master…",
  newMaster: "New master",
  newSubMaster: "New sub-master",
  newSubMasterOf: (master: string) => `New sub-master of ${master}`,
  save: "Save changes",
  saveTo: (name: string) => `Save changes to ${name}?`,
  codeHint: "Capital letters, digits and _. Programs use it, so it cannot change later.",
  keywordHint: "Other spellings, separated by commas. Uploads read them as this entry.",
  defaultHint: "Preselected in forms. Each master has only one default.",
  defaultHintNow: (now: string) => `Preselected in forms. Each master has only one default. ${now}`,
  displayHint: "Shown in lists and filters.",
  imageHint: "PNG, JPEG or WebP, up to 2 MB",
  storedImage: "Current picture",
  noImage: "None",

  deleteMasterText: "It is deleted permanently, and forms no longer ask for it.",
  deleteSubMasterText: "It is deleted permanently, and those below it move up by one.",

  noMasters: "No masters yet",
  noMastersText: "A master is a list of choices for forms, such as business types, shapes or terms.",
  noSubMasters: "No sub-masters yet",
  noSubMastersText: "Entries added here can be chosen wherever a form asks for this master.",
  notThere: "This master does not exist.",
  mastersBack: "All masters",

  switchOffAsk: (name: string) => `Switch ${name} off?`,
  switchOff: "Switch off",
  switchOffKeep: "Keep it on",
  switchOffText: "Searches no longer offer it, and files of providers that bring it are no longer understood.",
  countingStones: "Counting the stones that have it…",
  stonesHaveIt: (n: number | undefined) =>
    n === undefined
      ? "The stones that have it could not be counted. They keep it."
      : n === 0
        ? "No stone has it."
        : `${count(n)} ${n === 1 ? "stone has it and keeps it." : "stones have it and keep it."}`,
  switchMasterOffText:
    "Searches and forms no longer offer its values, and files of providers that bring one are no longer understood.",
  stonesHaveOne: (n: number | undefined, values: number) => {
    if (n === undefined) return "The stones that have one of its values could not be counted. They keep it.";
    const one = values === 1 ? "its only value" : `one of its ${count(values)} values`;
    if (n === 0) return `No stone has ${one}.`;
    return `${count(n)} ${n === 1 ? `stone has ${one} and keeps it.` : `stones have ${one} and keep it.`}`;
  },
  formsLose: (values: number) =>
    `Forms no longer offer its ${values === 1 ? "only value" : `${count(values)} values`}.`,
  switchMasterBack: "What was chosen before stays. Switched on again, it offers them as before.",

  arrange: "Arrange",
  arrangeTitle: (master: string) => `${master}, in order`,
  arrangeDone: "Done",
  arrangeNote: (n: number) =>
    `${count(n)} in the order shown in forms. Drag by the handle, or use Space, arrows, Space. Each move is saved at once.`,
} as const;
