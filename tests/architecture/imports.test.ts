import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importsOf, readImports } from "./import-graph.ts";
import { againstTheOrder, levels } from "./import-order.ts";
import { repository } from "./planted-tree.ts";

const imports = readImports(repository);

test("every import goes to the same room or a lower one, and no folders import one another", () => {
  expect(imports.length).toBeGreaterThan(9_000);
  expect(againstTheOrder(imports)).toEqual([]);
});

test.each(levels.flat())("the room %s exists", (room) => {
  expect(existsSync(join(repository, room.replace("/*", "")))).toBe(true);
});

test("types, dynamic imports, side effects and exports count as imports; packages do not", () => {
  const text = [
    'import type { A } from "../units/a.ts";',
    'import { b,\n  c } from "./b.ts";',
    'import { z } from "zod/mini";',
    'import "@crewline/domain/kernel/time/zone";',
    'export const load = () => import(\n  "./late.tsx"\n);',
    'export type { B } from "./b.ts";',
    'import type { AppRouter } from "@crewline/functions/api";',
  ].join("\n");
  const targets = importsOf("web/src/lists/list.tsx", text).map(({ target }) => target);
  expect(targets).toEqual([
    "web/src/units/a.ts",
    "web/src/lists/b.ts",
    "functions/domain/kernel/time/zone.ts",
    "web/src/lists/late.tsx",
    "web/src/lists/b.ts",
    "functions/src/api.ts",
  ]);
});

test("an import of a higher room, or of another room of the same line, is against the order", () => {
  const upward = { file: "web/src/session/a.ts", target: "web/src/lists/b.ts" };
  const sideways = { file: "web/src/areas/home/a.ts", target: "web/src/areas/reports/b.ts" };
  const downward = { file: "web/src/app/a.ts", target: "web/src/areas/home/b.ts" };
  expect(againstTheOrder([upward, sideways, downward])).toEqual([
    "web/src/session/a.ts imports web/src/lists/b.ts",
    "web/src/areas/home/a.ts imports web/src/areas/reports/b.ts",
  ]);
});

test("folders that import one another are found, directly, through a third, and as parent", () => {
  const inStore = (pairs: string[]) =>
    pairs.map((pair) => {
      const [from = "", to = ""] = pair.split(" ");
      return { file: `functions/src/store${from}/a.ts`, target: `functions/src/store${to}/b.ts` };
    });
  const ring = (...folders: string[]) =>
    `These import one another: ${folders.map((name) => `functions/src/store${name}`).join(", ")}`;
  expect(againstTheOrder(inStore(["/a /b", "/b /c"]))).toEqual([]);
  expect(againstTheOrder(inStore(["/a /b", "/b /a"]))).toEqual([ring("/a", "/b")]);
  expect(againstTheOrder(inStore(["/a /b", "/b /c", "/c /a"]))).toEqual([ring("/a", "/b", "/c")]);
  expect(againstTheOrder(inStore([" /a", "/a "]))).toEqual([ring("", "/a")]);
});

test("a file outside every room is refused", () => {
  const stray = { file: "web/stray/a.ts", target: "web/src/ui/b.ts" };
  expect(() => againstTheOrder([stray])).toThrow("web/stray/a.ts is in no room");
});
