import { expect, test } from "vitest";
import type { Area } from "./area.ts";
import type { ActionOf } from "./permissions.ts";
import { permissions } from "./permissions.ts";
import { isKeptWhileReadOnly } from "./while-read-only.ts";

test("commands of a read-only company are clocking, data export and the subscription", () => {
  const kept = Object.entries(permissions).flatMap(([area, actions]) =>
    Object.keys(actions)
      .filter((action) => isKeptWhileReadOnly(area as Area, action as ActionOf<Area>))
      .map((action) => `${area}.${action}`),
  );
  expect(kept).toEqual(["timeEntries.punch", "subscription.manage", "settings.exportData"]);
});
