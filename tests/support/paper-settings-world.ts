import { defaultPaperSettings } from "#domain/paper-settings.ts";
import { useApp } from "./app.ts";
import { pngBytes } from "./forms.ts";
import { pdfOf } from "./papers.ts";

export const picture = (like: Parameters<typeof pngBytes>[0] = {}) =>
  new File([pngBytes(like) as BlobPart], "logo.png", { type: "image/png" });

export function usePaperSettingsWorld() {
  const portal = useApp();
  const admin = () => portal.as("admin");
  const version = async () => (await admin().call("getPaperSettings")).data.version;
  const set = async (change: object, files?: { logo: File }) =>
    admin().send("setPaperSettings", {
      body: { ...defaultPaperSettings, version: await version(), ...change },
      ...(files && { files }),
    });
  const wordsOf = async (id: number) => (await pdfOf(portal, "customer", id)).pages.flatMap((page) => page.split("\n"));
  return { portal, admin, version, set, wordsOf };
}
