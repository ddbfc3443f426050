const NAME = "loupe_device";
const form = new RegExp(`(?:^|;)\\s*${NAME}=([\\w-]{43})\\s*(?:;|$)`);
/** The longest life of a cookie in browsers. */
const SECONDS = 400 * 24 * 3600;

/** The token in a browser's device cookie; undefined for anything else. */
export const heldDevice = (cookie: string | undefined): string | undefined => form.exec(cookie ?? "")?.[1];

/** The device cookie. No script reads it, no other site sends it, and it signs nobody in (decision 0049). */
export const deviceCookie = (token: string, publicUrl: string): string =>
  `${NAME}=${token}; Path=/api/v1; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${publicUrl.startsWith("https:") ? "; Secure" : ""}`;
