/**
 * The collections that the rules open, as the table names them: below a company without its path,
 * documents of fixed id with it, for example `employees/private/pay`. Nesting is read from the
 * indentation of the `match` lines.
 */
export function namedCollections(rules: string): string[] {
  const open: { indent: number; path: string }[] = [];
  const names: string[] = [];
  for (const match of rules.matchAll(/^( *)match (\/\S+) \{/gm)) {
    const [, spaces = "", path = ""] = match;
    while ((open.at(-1)?.indent ?? -1) >= spaces.length) open.pop();
    open.push({ indent: spaces.length, path });
    const name = nameOf(open.map((level) => level.path).join(""));
    if (name !== "") names.push(name);
  }
  return names;
}

function nameOf(path: string): string {
  return path
    .replace(/^\/databases\/\{\w+\}\/documents/, "")
    .replace(/^\/companies\/\{\w+\}(?=\/)/, "")
    .replaceAll(/\/\{\w+\}/g, "")
    .slice(1);
}

/** The name of a document's collection; of a document of fixed id, `private/pay`, its own. */
export function collectionOf(path: string): string {
  const parts = path.replace(/^companies\/[^/]+\//, "").split("/");
  const names = parts.filter((_, index) => index % 2 === 0);
  return parts.at(-2) === "private" ? [...names, parts.at(-1)].join("/") : names.join("/");
}
