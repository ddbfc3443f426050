/** A popup, an event or a banner on the wire. */
export const aContent = (more: object = {}) => ({
  id: 1,
  title: "Autumn fair",
  description: "Hall **3**, stand 41.",
  page: "dashboard",
  start_date: "2026-11-03",
  end_date: "2026-11-09",
  is_active: true,
  phase: "running",
  images: [],
  version: 1,
  updated_at: "2026-11-01T09:00:00Z",
  ...more,
});
