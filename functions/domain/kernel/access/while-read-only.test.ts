import { expect, test } from "vitest";
import type { Area } from "./area.ts";
import type { ActionOf } from "./permissions.ts";
import { permissions } from "./permissions.ts";
import { isKeptWhileReadOnly } from "./while-read-only.ts";

function kept(isCommand: boolean): string[] {
  return Object.entries(permissions).flatMap(([area, actions]) =>
    Object.keys(actions)
      .filter((action) =>
        isKeptWhileReadOnly(area as Area, action as ActionOf<Area>, { isCommand }),
      )
      .map((action) => `${area}.${action}`),
  );
}

test("commands of a read-only company are clocking in and out, and the export of its data", () => {
  expect(kept(true)).toEqual(["timeEntries.punch", "settings.exportData"]);
});

test("what only reads is kept, and nothing that changes a record", () => {
  const names = kept(false);
  for (const area of Object.keys(permissions)) expect(names).toContain(`${area}.view`);
  const others = names.filter((name) => !name.endsWith(".view"));
  expect(others).toEqual([
    "timeEntries.punch",
    "employees.viewRecords",
    "timeEntryAudits.prove",
    "timeEntryAudits.viewDrifts",
    "settings.viewRules",
    "settings.exportData",
  ]);
});
