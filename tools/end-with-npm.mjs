/**
 * Stops the portal in peace after npm was killed. npm passes SIGINT and SIGTERM on, but a killed npm does not. The
 * portal would live on alone with its port and its data folder.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event !== "start") return; // The portal was started without npm.
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 1000).unref();
}
