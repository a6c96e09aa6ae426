import { expect, test } from "vitest";
import { areas } from "./area.ts";
import { permissions } from "./permissions.ts";
import { isKeptWhileViewing } from "./while-viewing.ts";

test("a view of product staff opens every area as the member has it, and offers no command", () => {
  const kept = areas.flatMap(({ area }) =>
    Object.keys(permissions[area]).filter((action) => isKeptWhileViewing(action as "view")),
  );
  expect(kept.filter((action) => action === "view")).toHaveLength(areas.length);
  expect([...new Set(kept)].toSorted()).toEqual([
    "prove",
    "view",
    "viewDrifts",
    "viewRecords",
    "viewRules",
  ]);
});
