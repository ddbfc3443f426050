import type { LinkFault, MediaField } from "#domain/media-links.ts";
import { type Answer, type Ask, ask, NotVisited } from "./ask-server.ts";

/** The verdict on a link. `unsure` is no answer: only several in a row make the link dead. */
export type Verdict = { state: "alive"; reason: null } | { state: "unsure" | "dead"; reason: LinkFault };

const MOST_REDIRECTS = 4;
const alive: Verdict = { state: "alive", reason: null };
const dead = (reason: LinkFault): Verdict => ({ state: "dead", reason });

/** Looks whether a link leads to media: it asks for the head, and for the first bytes where the head does not tell. */
export async function lookAtLink(field: MediaField, url: string, look: Ask): Promise<Verdict> {
  try {
    const head = await follow("HEAD", url, look);
    if (isMedia(field, head)) return alive;
    return judge(field, await follow("GET", url, look));
  } catch (error) {
    if (error instanceof NotVisited) return { state: error.isSure ? "dead" : "unsure", reason: error.fault };
    throw error;
  }
}

/** The answer at the end of the redirects. Each address on the way is held to the same rule. */
async function follow(method: "HEAD" | "GET", url: string, look: Ask): Promise<Answer> {
  let at = url;
  for (let step = 0; step <= MOST_REDIRECTS; step++) {
    const answer = await ask(method, at, look);
    if (![301, 302, 303, 307, 308].includes(answer.status) || !answer.location) return answer;
    if (!URL.canParse(answer.location, at)) throw new NotVisited("invalid", true);
    at = new URL(answer.location, at).href;
  }
  throw new NotVisited("redirects", true);
}

const isFine = ({ status }: Answer): boolean => status === 200 || status === 206;
const isMedia = (field: MediaField, answer: Answer): boolean =>
  isFine(answer) &&
  answer.bytes !== null &&
  answer.bytes > 0 &&
  answer.type.startsWith(field === "image" ? "image/" : "video/");

function judge(field: MediaField, answer: Answer): Verdict {
  const { status, type, start } = answer;
  if (status === 404 || status === 410) return dead("missing");
  if (status === 401 || status === 403 || status === 407) return dead("refused");
  if (status === 429 || status >= 500) return { state: "unsure", reason: "failing" };
  if (!isFine(answer)) return dead("missing");
  if (start.length === 0) return dead("empty");
  const isPage = type.includes("html") || /^\s*<(!doctype html|html)/i.test(start.toString("latin1"));
  if (!isPage) return alive;
  // Videos and certificates are often shown by a page of the lab or the viewer's maker; a picture is a picture.
  if (field === "image") return dead("notMedia");
  return isErrorPage(start.toString("utf8")) ? dead("errorPage") : alive;
}

/** True for a page that says in its title that there is nothing, whatever its status. */
function isErrorPage(page: string): boolean {
  const title = /<title[^>]{0,200}>([^<]{0,300})/i.exec(page)?.[1] ?? "";
  return /\b(404|403|500|error|not found|no longer|unavailable|does(n['’]t| not) exist)\b/i.test(title);
}
