// The search of the documents: one file of headings and their words, read when somebody first turns to the field.
(() => {
  const site = new URL(document.currentScript.dataset.site, document.baseURI);
  const place = document.querySelector("header .search");
  const field = Object.assign(document.createElement("input"), {
    type: "search",
    placeholder: "Search (press /)",
    autocomplete: "off",
  });
  field.setAttribute("aria-label", "Search the documents");
  const list = document.createElement("ul");
  list.hidden = true;
  const said = Object.assign(document.createElement("p"), { className: "unseen" });
  said.setAttribute("role", "status");
  place.append(field, list, said);

  let reading;
  const read = async () => {
    const answer = await fetch(new URL("search.json", site));
    if (!answer.ok) throw new Error(answer.statusText);
    return (await answer.json()).map(([address, page, title, text]) => {
      const low = title.toLowerCase();
      return { address, page, title, low, all: `${low} ${page.toLowerCase()} ${text.toLowerCase()}` };
    });
  };
  const all = () => {
    reading ??= read().catch((failure) => {
      reading = undefined;
      throw failure;
    });
    return reading;
  };

  /** Every word must be there. A name that was typed whole comes first, then titles with the words, then whole pages. */
  const worth = ({ address, low, page }, words, phrase) =>
    (address.toLowerCase().endsWith(`#${phrase}`) ? 16 : 0) +
    (low === phrase ? 8 : 0) +
    (low.startsWith(phrase) ? 4 : 0) +
    words.filter((word) => low.includes(word)).length * 2 +
    (page === "" ? 1 : 0);
  const found = (entries, typed) => {
    const phrase = typed.trim().toLowerCase();
    const words = phrase.split(/\s+/);
    return entries
      .filter(({ all }) => words.every((word) => all.includes(word)))
      .map((entry) => ({ entry, rank: worth(entry, words, phrase) }))
      .sort((a, b) => b.rank - a.rank)
      .slice(0, 12)
      .map(({ entry }) => entry);
  };

  const line = ({ address, page, title }) => {
    const link = Object.assign(document.createElement("a"), { href: new URL(address, site), textContent: title });
    const item = document.createElement("li");
    if (page) link.append(Object.assign(document.createElement("span"), { textContent: page }));
    item.append(link);
    return item;
  };
  const close = () => {
    list.hidden = true;
    said.textContent = "";
  };
  const show = async () => {
    if (field.value.trim() === "") return close();
    const typed = field.value;
    let lines;
    try {
      lines = found(await all(), typed).map(line);
      if (lines.length === 0)
        lines = [Object.assign(document.createElement("li"), { textContent: "Nothing has these words." })];
    } catch {
      lines = [Object.assign(document.createElement("li"), { textContent: "The search could not be read." })];
    }
    if (field.value !== typed) return;
    list.replaceChildren(...lines);
    list.hidden = false;
    const count = list.querySelectorAll("a").length;
    said.textContent = count > 0 ? `${count} places` : list.textContent;
  };

  field.addEventListener("focus", () => all().catch(() => {}));
  field.addEventListener("input", show);
  place.addEventListener("focusout", ({ relatedTarget }) => place.contains(relatedTarget) || close());
  field.addEventListener("focus", show);
  place.addEventListener("click", ({ target }) => target.closest("a") && close());
  place.addEventListener("keydown", (event) => {
    const links = [...list.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    if (event.key === "Escape") {
      field.value = "";
      field.focus();
      close();
    } else if (event.key === "ArrowDown" && links.length > 0) links[Math.min(at + 1, links.length - 1)].focus();
    else if (event.key === "ArrowUp" && at >= 0) (links[at - 1] ?? field).focus();
    else if (event.key === "Enter" && at < 0 && links.length > 0) links[0].click();
    else return;
    event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input")) return;
    event.preventDefault();
    field.focus();
  });
})();
