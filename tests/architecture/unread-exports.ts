import { targetOf } from "./import-graph.ts";

/** Source texts by their path from the root of the repository. */
export type Sources = ReadonlyMap<string, string>;

const declarations =
  /^export (?:default )?(?:abstract )?(?:async )?(?:function\*?|const|class|type|interface) (\w+)/gmu;
const namedImports = /^\s*(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s+"([^"]+)"/gmu;
const wholeImports =
  /\bimport\(\s*"([^"]+)"\s*\)|^\s*(?:import|export) \* (?:as \w+ )?from "([^"]+)"/gmu;

/** What a file exports though neither the file itself nor another one reads it: `file: name`. */
export function unreadExports(sources: Sources): string[] {
  const read = new Set([...sources].flatMap(([file, text]) => readNames(file, text)));
  return [...sources].flatMap(([file, text]) => {
    if (read.has(`${file}: *`)) return [];
    const names = [...text.matchAll(declarations)].map(([, name = ""]) => name);
    const unread = names.filter(
      (name) => !read.has(`${file}: ${name}`) && !isReadInside(text, name),
    );
    return unread.map((name) => `${file}: ${name}`);
  });
}

function readNames(file: string, text: string): string[] {
  const named = [...text.matchAll(namedImports)].flatMap(([, names = "", from = ""]) => {
    const target = targetOf(file, from);
    return names.split(",").map((name) => `${target}: ${originalName(name)}`);
  });
  const whole = [...text.matchAll(wholeImports)].map(
    ([, dynamic, from]) => `${targetOf(file, dynamic ?? from ?? "")}: *`,
  );
  return [...named, ...whole];
}

/** `type Shift as Planned` reads `Shift`. */
function originalName(name: string): string {
  return (
    name
      .trim()
      .replace(/^type\s+/u, "")
      .split(/\s+/u)[0] ?? ""
  );
}

function isReadInside(text: string, name: string): boolean {
  return (text.match(new RegExp(String.raw`\b${name}\b`, "gu")) ?? []).length > 1;
}
