import { useApp } from "./app.ts";
import { newBanner, newContent } from "./home-samples.ts";

export const kinds = [
  { list: "listPopups", create: "createPopup", update: "updatePopup", remove: "deletePopup", body: newContent },
  { list: "listEvents", create: "createEvent", update: "updateEvent", remove: "deleteEvent", body: newContent },
  { list: "listBanners", create: "createBanner", update: "updateBanner", remove: "deleteBanner", body: newBanner },
] as const;

export function useHomeContentWorld() {
  const portal = useApp();
  const admin = () => portal.as("admin");
  const files = async () =>
    (await portal.pool.query<{ n: number }>("SELECT count(*) AS n FROM stored_file")).rows[0]?.n ?? 0;
  return { portal, admin, files };
}
