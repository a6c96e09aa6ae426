import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./planted-tree.ts";

const documents = globSync(
  ["*.md", "docs/**/*.md", "functions/{domain,src}/**/*.md", "web/src/**/*.md"],
  { cwd: repository },
).filter((path) => !path.includes("node_modules"));

/** Written by a build or by the reader of the instructions. */
const notInTheRepository = ["functions/dist", "web/dist", "web/.env.production.local"];

test.each(documents)("every path that %s names exists", (document) => {
  const text = readFileSync(join(repository, document), "utf8");
  const paths = [...linksIn(text, dirname(document)), ...pathsIn(text)];
  expect(paths.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
});

test.each(documents)("every excerpt in %s is in the file it names", (document) => {
  const excerpts = excerptsIn(readFileSync(join(repository, document), "utf8"));
  const stale = excerpts.flatMap(({ file, lines }) => {
    const path = join(repository, file);
    const source = existsSync(path) ? linesOf(readFileSync(path, "utf8")) : [];
    return lines.filter((line) => !source.includes(line)).map((line) => `${file}: ${line}`);
  });
  expect(stale).toEqual([]);
});

test("an excerpt is a block of code that begins with its file; what it leaves out is marked", () => {
  const text = "```ts\n// a/b.ts\n  one();\n// …\ntwo();\n```\n\n```\nnpm start\n```\n";
  expect(excerptsIn(text)).toEqual([{ file: "a/b.ts", lines: ["one();", "two();"] }]);
});

test("links and paths in code are found; placeholders, builds and addresses are not", () => {
  const text =
    "[a](b.md#c) [d](https://e.f) `web/src/app` `functions/.env.<project>` `web/dist` `tests`";
  expect(linksIn(text, "docs")).toEqual(["docs/b.md"]);
  expect(pathsIn(text)).toEqual(["web/src/app"]);
});

function linksIn(text: string, folder: string): string[] {
  const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)/gu)].map(([, target = ""]) => target);
  return targets.map((target) => join(folder, target));
}

function pathsIn(text: string): string[] {
  const paths = [...text.matchAll(/`((?:functions|web|tests|emulators|docs)\/[^`\s]*)`/gu)];
  return paths
    .map(([, path = ""]) => path)
    .filter((path) => !/[<*]/u.test(path) && !notInTheRepository.includes(path));
}

function excerptsIn(text: string): { file: string; lines: string[] }[] {
  const blocks = text.split(/^```/mu).filter((_, index) => index % 2 === 1);
  return blocks.flatMap((block) => {
    const [language = "", first = "", ...code] = linesOf(block);
    if (!/^tsx?$/u.test(language) || !first.startsWith("// ")) return [];
    const lines = code.filter((line) => line !== "" && line !== "// …");
    return [{ file: first.slice(3), lines }];
  });
}

function linesOf(text: string): string[] {
  return text.split("\n").map((line) => line.trim());
}
