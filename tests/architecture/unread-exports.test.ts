import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./planted-tree.ts";
import { unreadExports } from "./unread-exports.ts";

const code = ["{functions/domain,functions/src,web,emulators,tests}/**/*.{ts,tsx}", "*.ts"];
const notOurs = ["**/node_modules/**", "**/.types/**", "**/dist/**"];

/** Read by programs outside the repository, by their folder, or in place of a package's names. */
const readElsewhere = [
  /^functions\/src\/index\.ts:/u,
  /\.config\.ts:/u,
  /^tests\/bench\/server\/bare-process\.ts:/u,
  /^tests\/support\/seed-demo-company\.ts: setup$/u,
  /^web\/src\/areas\/[^/]+\/[^/]+-page\.tsx:/u,
  /^web\/src\/live\/no-(?:json-schema|patterns)\.ts:/u,
];

test("nothing is exported that no other file reads", () => {
  const files = globSync(code, { cwd: repository, exclude: notOurs });
  expect(files.length).toBeGreaterThan(2000);
  const read = (file: string) => readFileSync(join(repository, file), "utf8");
  const unread = unreadExports(new Map(files.map((file) => [file, read(file)])));
  expect(unread.filter((found) => !readElsewhere.some((one) => one.test(found)))).toEqual([]);
});

const planted = new Map([
  ["web/src/ui/a.ts", "export const read = 1;\nexport const unread = 2;\nexport type Shape = 3;"],
  ["web/src/ui/b.ts", 'import { read as mine, type Shape } from "./a.ts";\nmine satisfies Shape;'],
]);

test("is found where it is planted, and what another file or the file itself reads is not", () => {
  expect(unreadExports(planted)).toEqual(["web/src/ui/a.ts: unread"]);
  const inside = new Map(planted).set("web/src/ui/c.ts", "export const own = 1;\nlog(own);");
  expect(unreadExports(inside)).toEqual(["web/src/ui/a.ts: unread"]);
});

test("a module that is loaded as a whole is read", () => {
  const lazily = new Map(planted).set("web/src/ui/c.ts", 'const load = () => import("./a.ts");');
  expect(unreadExports(lazily)).toEqual([]);
});
