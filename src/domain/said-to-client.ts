/**
 * The machines' sentences about a client, as that client reads them. Machines, their pictures and the log keep their own
 * words: an auditor reads those.
 */
export const saidToClient: Readonly<Record<string, string>> = {
  "the stone is on hold for this client": "the stone is on hold for you",
};
