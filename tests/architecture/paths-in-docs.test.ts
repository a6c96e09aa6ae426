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
