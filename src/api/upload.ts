/** The timeout of a call with files, long enough for a phone's connection. */
export const uploadTimeoutMs = 600_000;

/** Hears the sent part of a form, in bytes. */
export type OnProgress = (sent: number, total: number) => void;

/**
 * Sends a request as `fetch` would, and tells the progress, which `fetch` cannot. It is for files, whose senders wait
 * long enough to need it.
 */
export async function upload(request: Request, onProgress: OnProgress): Promise<Response> {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(request.method, request.url);
    sending.responseType = "blob";
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    sending.onload = () => resolve(responseOf(sending));
    sending.onerror = () => reject(new TypeError("the request had no answer"));
    sending.onabort = () => reject(request.signal.reason);
    request.signal.addEventListener("abort", () => sending.abort());
    if (request.signal.aborted) reject(request.signal.reason);
    else sending.send(body);
  });
}

function responseOf(sent: XMLHttpRequest): Response {
  const lines = sent.getAllResponseHeaders().trim().split("\r\n").filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const { status, statusText, response } = sent;
  const hasBody = status !== 204 && status !== 304;
  return new Response(hasBody ? (response as Blob) : null, { status, statusText, headers });
}
