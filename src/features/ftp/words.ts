/** Every word of an FTP client's folder. */
export const words = {
  folder: "Folder",
  files: "Order files",
  address: "Address",
  userName: "User name",
  safety: "Passwords",
  safe: "Over TLS only",
  open: "Unencrypted",
  holds: "Contents",
  noDoor: "FTP is not set up",
  noDoorText:
    "Set FTP_URL in the environment to turn it on. The client can then sign in, download its stock file and upload orders.",
  file: "File",
  left: "Uploaded",
  stones: "Stones",
  order: "Order",
  refused: "Refused",
  stockFiles: "Files of the provider's stock",
  leftIn: "Folder",
  became: "What became of it",
  load: (id: number) => `Load ${id}`,
  noStockFiles: "No stock yet",
  noStockFilesText: "A file that the client uploads to /supply becomes a load, or is refused with its reason.",
  noFiles: "No orders yet",
  noFilesText:
    "A file that the client uploads to /orders becomes confirm requests, and the result is written to /results.",
};
