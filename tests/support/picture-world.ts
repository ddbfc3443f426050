import { readdirSync } from "node:fs";
import { useApp } from "./app.ts";
import { png } from "./forms.ts";

export function usePictureWorld() {
  const portal = useApp();
  const customer = () => portal.as("customer");
  const fetchFile = (url: string) => portal.app.inject({ url });
  const keptFiles = () =>
    readdirSync(portal.filesFolder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());
  const withPicture = (picture: File | File[], body: object = { version: 1 }) =>
    customer().send("updateProfile", { body, files: { picture } });
  async function pictured() {
    const { data } = await customer().call("updateProfile", { body: { version: 1 }, files: { picture: png() } });
    if (!data.picture) throw new Error("no picture was kept");
    return { ...data.picture, version: data.version };
  }
  return { portal, customer, fetchFile, keptFiles, withPicture, pictured };
}
