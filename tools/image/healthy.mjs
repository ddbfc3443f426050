// `node healthy.mjs [PATH]`: the health command of the image, which has no curl. Asks the portal of this container whether
// it can work (/readyz), or PATH. A process without a web service is asked by its metrics' address, whether it lives.
const { PORT = "3000", METRICS = "", RUN = "" } = process.env;
const hasWeb = RUN.trim() === "" || RUN.split(/\s*,\s*/).some((name) => name.trim() === "web");
const [path = "/readyz"] = process.argv.slice(2);
const metricsPort = METRICS.split(":").at(-1);

if (!hasWeb && !metricsPort) end(1, "RUN has no web service, and METRICS names no address to ask");
try {
  const asked = hasWeb ? `http://127.0.0.1:${PORT}${path}` : `http://127.0.0.1:${metricsPort}/alive`;
  const answer = await fetch(asked, { signal: AbortSignal.timeout(4000) });
  const isWell = hasWeb ? answer.ok : true; // Any answer comes from a process that lives.
  end(isWell ? 0 : 1, `${answer.status} ${hasWeb ? await answer.text() : ""}`);
} catch (error) {
  end(1, String(error.cause ?? error));
}

function end(code, words) {
  process.stdout.write(`${words.trim()}\n`);
  process.exit(code);
}
