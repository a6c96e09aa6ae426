import { globSync } from "node:fs";
import { join } from "node:path";
import { areaOfPath } from "@crewline/domain/kernel/access/menu";
import { build } from "vite";
import { expect, test } from "vitest";
import { onlyOnline } from "../../web/service-worker.config.ts";
import { loadedWith } from "./import-graph.ts";
import { repository } from "./planted-tree.ts";

const page = "areas/design/design-system.tsx";

/**
 * The files of web/src that give code to a build of what chooses the screen of a path; packages are
 * left out.
 */
async function builtFiles(mode: string): Promise<string[]> {
  const source = join(repository, "web/src");
  const result = await build({
    root: join(repository, "web"),
    configFile: false,
    mode,
    logLevel: "silent",
    build: {
      write: false,
      rolldownOptions: {
        input: join(source, "app/signed-in/area-outlet.tsx"),
        preserveEntrySignatures: "strict",
        external: (id) => !/^[./]/u.test(id),
      },
    },
  });
  if (!("output" in result)) throw new Error("The build has one output.");
  return result.output
    .flatMap((file) => (file.type === "chunk" ? Object.entries(file.modules) : []))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id.slice(source.length + 1));
}

test("only a build for the local stack has the design page", async () => {
  expect(await builtFiles("emulator")).toContain(page);
  const built = await builtFiles("production");
  expect(built).toContain("app/signed-in/not-found-page.tsx");
  expect(built.filter((file) => file.includes("design"))).toEqual([]);
});

/** Shown by the app itself, or loaded by a piece that the page shows. */
const shownByOthers = [
  "web/src/ui/acts/tip.tsx",
  "web/src/ui/dialogs/question-dialog.tsx",
  "web/src/ui/dialogs/question-host.tsx",
  "web/src/ui/notices/notice-provider.tsx",
  "web/src/ui/tables/virtual-rows.tsx",
];

test("the design page shows every piece of web/src/ui", () => {
  const shown = loadedWith(`web/src/${page}`, repository);
  const pieces = globSync("web/src/ui/**/*.tsx", { cwd: repository });
  const missing = pieces.filter((file) => !shown.has(file) && !file.endsWith(".test.tsx"));
  expect(missing.toSorted()).toEqual(shownByOthers);
});

test("the design page is in no menu, and no permission opens it", () => {
  expect(areaOfPath("/design")).toBeNull();
});

test("no device keeps the design page", () => {
  expect(onlyOnline).toContain(page);
  expect(onlyOnline).toContain("areas/design/load-design-system.ts");
});
