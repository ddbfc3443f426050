// Before anything is painted: the colours that were chosen on this device, so that a dark portal never flashes white.
(() => {
  let chosen = "auto";
  try {
    chosen = localStorage.getItem("loupe-color-scheme") || chosen;
  } catch {
    // A browser that forbids storage follows the device.
  }
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
