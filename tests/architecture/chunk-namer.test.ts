import { join } from "node:path";
import { expect, test } from "vitest";
import type { ModuleGraph } from "../../web/chunk-namer.config.ts";
import { chunkNamer } from "../../web/chunk-namer.config.ts";
import { repository } from "./planted-tree.ts";

const screen = (path: string) => join(repository, `web/src/areas/${path}-page.tsx`);

/** A graph of modules that import nothing but what is named here. */
function graphOf(
  imports: Readonly<Record<string, readonly string[]>>,
  loadedByItself: readonly string[],
): ModuleGraph {
  return {
    getModuleInfo: (id) => ({
      importedIds: imports[id] ?? [],
      dynamicImporters: loadedByItself.includes(id) ? ["menu"] : [],
    }),
  };
}

test("Home stopped: a module and the class that it needs were in chunks that import one another", () => {
  const uses = ["clock", "alone"];
  const graph = graphOf(
    {
      [screen("home/home")]: uses,
      [screen("schedules/schedules")]: uses,
      clock: ["outbox"],
      outbox: ["queue"],
    },
    ["outbox"],
  );
  const nameOf = chunkNamer();
  const [clock, outbox, queue] = ["clock", "outbox", "queue"].map((id) => nameOf(id, graph));
  expect(outbox).toBeNull();
  expect(queue).not.toBeNull();
  expect(clock).not.toBe(queue);
  expect(nameOf("alone", graph)).toBe(clock);
});
