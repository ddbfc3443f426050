const NAME = "loupe_device";
const form = new RegExp(`(?:^|;)\\s*${NAME}=([\\w-]{43})\\s*(?:;|$)`);
/** Browsers keep a cookie no longer. */
const SECONDS = 400 * 24 * 3600;

/** What a browser is known by; anything else that it may hold is as good as nothing. */
export const heldDevice = (cookie: string | undefined): string | undefined => form.exec(cookie ?? "")?.[1];

/** No script reads it, no other site sends it, and it signs nobody in (decision 0049). */
export const deviceCookie = (token: string, publicUrl: string): string =>
  `${NAME}=${token}; Path=/api/v1; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${publicUrl.startsWith("https:") ? "; Secure" : ""}`;
