import { expect, test } from "vitest";
import { keysRemovedUntil } from "./unpaired-keys.ts";

test("the keys of a tablet are removed 30 days after it was unpaired", () => {
  expect(keysRemovedUntil("2026-03-31T12:00:00.000Z")).toBe("2026-03-01T12:00:00.000Z");
});
