import { expect, test } from "vitest";
import { skillState } from "./skill-state.ts";

test.each([
  [null, "valid"],
  ["2026-11-20", "expired"],
  ["2026-11-21", "endsSoon"],
  ["2026-12-21", "endsSoon"],
  ["2026-12-22", "valid"],
])("a skill that ends on %s is %s on 21 November", (expiresOn, state) => {
  expect(skillState({ name: "Food safety", expiresOn }, "2026-11-21")).toBe(state);
});
