/** Every word of an FTP client's folder. */
export const words = {
  folder: "Folder",
  files: "Order files",
  address: "Address",
  userName: "User name",
  safety: "Passwords",
  safe: "Under TLS alone",
  open: "In the clear too",
  holds: "What lies in it",
  noDoor: "This house has no FTP door",
  noDoorText:
    "It opens where the environment names FTP_URL. The client signs in then, fetches its stock file and leaves orders.",
  file: "File",
  left: "Left",
  stones: "Stones",
  order: "Order",
  refused: "Refused",
  noFiles: "No order was left yet",
  noFilesText: "A file that the client leaves in /orders becomes confirm requests, and is answered in /results.",
};
