/**
 * npm passes SIGINT and SIGTERM on to the portal. When npm itself is killed nobody does, and the portal would live on
 * alone with its port and its data folder: it stops in peace then.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event !== "start") return; // started without npm
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 1000).unref();
}
