/** The words of the page where a person chooses their mails. */
export const words = {
  title: "Your mails",
  lead: (house: string, address: string) =>
    `What ${house} sends to ${address} beside the mails about your account, your stones and your papers.`,
  wholeAddress: "Please check that you copied the whole address.",
  save: "Save",
  stopAll: "Stop all of these",
};
