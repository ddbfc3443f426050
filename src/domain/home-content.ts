/** The kinds of content that the house shows its clients (spec §3). */
export const contentKinds = ["popup", "event", "banner"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The pages that can show content, by their address. */
export const contentPages = ["dashboard", "search", "new-arrival", "matchpair", "collection", "special-stone"] as const;
export type ContentPage = (typeof contentPages)[number];

/** The types of a banner. Their value is sent, not their label (spec §3). */
export const bannerTypes = { notice: 1, offer: 2, important: 3 } as const;
export type BannerType = (typeof bannerTypes)[keyof typeof bannerTypes];

/** The most pictures of one popup, event or banner. */
export const contentPicturesMax = 5;

export const appPlatforms = ["android", "ios"] as const;
export type AppPlatform = (typeof appPlatforms)[number];
/** Spec §9: the default app platform is Android. */
export const defaultPlatform: AppPlatform = "android";
