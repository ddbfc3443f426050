/** Puts one file into a folder store in a process of its own, which a test may kill on the way. */
import { folderStore } from "#server/files/folder-store.ts";

const [folder = "", name = "", source = ""] = process.argv.slice(2);
await folderStore(folder).put(name, source, "image/png");
