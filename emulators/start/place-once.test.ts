import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { dropOldBeside, placeOnce } from "./place-once.ts";

const parts = ["package.json", "index.js", "chunk.js"];
let parent = "";
let folder = "";

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "crewline-"));
  folder = join(parent, "functions-1");
});

/** A build that writes one file after the other and yields to the others in between. */
function builder(name: string) {
  return async (fresh: string) => {
    mkdirSync(fresh, { recursive: true });
    for (const part of parts) {
      writeFileSync(join(fresh, part), name);
      await nextTurn();
    }
  };
}

describe("two builders and a reader at once", () => {
  test("the reader finds every part as soon as it finds one, and always the same", async () => {
    const seen = new Set<string>();
    const building = new AbortController();
    const reading = (async () => {
      while (!building.signal.aborted) {
        const found = parts.filter((part) => existsSync(join(folder, part)));
        if (found.length > 0) {
          const contents = found.map((part) => readFileSync(join(folder, part), "utf8"));
          seen.add(contents.join(" "));
        }
        await nextTurn();
      }
    })();
    await Promise.all([placeOnce(folder, builder("one")), placeOnce(folder, builder("two"))]);
    await nextTurn();
    building.abort();
    await reading;
    expect([["one one one"], ["two two two"]]).toContainEqual([...seen]);
    expect(readdirSync(parent)).toEqual(["functions-1"]);
  });

  test("a build that fails leaves nothing, and the next one takes the place", async () => {
    const fails = placeOnce(folder, async (fresh) => {
      await builder("half")(fresh);
      throw new Error("does not build");
    });
    await expect(fails).rejects.toThrow("does not build");
    expect(readdirSync(parent)).toEqual([]);
    await placeOnce(folder, builder("whole"));
    await placeOnce(folder, () => Promise.reject(new Error("is there already")));
    expect(readFileSync(join(folder, "index.js"), "utf8")).toBe("whole");
  });
});

test("of old builds, the last three used and those of the last hour are kept", async () => {
  const names = ["functions-1", "functions-2", "functions-3", "functions-4", "functions-5"];
  for (const name of [...names, "web-1"]) await placeOnce(join(parent, name), builder(name));
  const hoursAgo = (name: string, hours: number) => {
    const mark = join(parent, name, ".used");
    const at = statSync(mark).mtimeMs / 1000 - hours * 3600;
    utimesSync(mark, at, at);
  };
  hoursAgo("functions-1", 4);
  hoursAgo("functions-2", 3);
  hoursAgo("functions-3", 2);
  hoursAgo("web-1", 9);
  dropOldBeside(join(parent, "functions-5"));
  expect(readdirSync(parent)).toEqual(["functions-3", "functions-4", "functions-5", "web-1"]);
});
