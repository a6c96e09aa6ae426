import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { indexedStore } from "./indexed-store.ts";

test("an emulator without the class that is replaced stays as it is", async () => {
  const jar = join(mkdtempSync(join(tmpdir(), "crewline-")), "other.jar");
  writeFileSync(jar, "");
  expect(await indexedStore(jar)).toBeNull();
});
