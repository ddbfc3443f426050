/** The words of whoever delivers a provider's stock, where they differ from the house's. */
export const words = {
  title: "My loads",
  tabsLabel: "My loads",
  tabs: { loads: "Loads", scorecard: "Scorecard" },
  none: "No load yet",
  noneByProgram:
    "Send your stock to POST /api/v1/supply/stock with a key of your profile, and each load is shown here with what became of its rows.",
  noneByFolder:
    "Leave your whole list in the folder /supply/ of the house's FTP server, or additions and changes in /supply/changes/. Each file is shown here with what became of its rows.",
  narrowed: "No load is in this state.",
  figures: "What the load changes",
  refusedTitle: "Refused rows",
  noRefused: "No row was refused",
  noRefusedText: "Each row of the file was read.",
  line: "Line",
  stockNo: "Your stock number",
  why: "Reason",
  cell: "In the file",
} as const;
