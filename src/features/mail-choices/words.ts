import { houseTitle } from "#domain/house.ts";

/** The words of the page where a person chooses their mails. */
export const words = {
  house: houseTitle,
  title: "Your mails",
  lead: (address: string) =>
    `What we send to ${address} beside the mails about your account, your stones and your papers.`,
  save: "Save",
  stopAll: "Stop all of these",
};
