import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./planted-tree.ts";

/** The parts of which `useForm` and `useRecordForm` are made. */
const parts = ["use-checked-form.ts", "use-record-draft.ts", "use-submission.ts"];

/** Forms of several commands at once, which no single definition describes. */
const compound = [
  // Adds a location or saves another one, by turns.
  "web/src/areas/on-board/use-location-draft.ts",
  // Sends many people in batches and keeps the lines that were refused.
  "web/src/entities/employees/paste/use-people-form.ts",
];

/** Dialogs with a submit that is not the saving of one draft. */
const otherDialogs = [
  // Wait for what the import compares with, or take a file in several steps.
  "web/src/areas/employees/import-people-dialog.tsx",
  "web/src/areas/locations/import-locations-dialog.tsx",
  "web/src/areas/time-entries/imports/import-time-dialog.tsx",
  "web/src/areas/wage-changes/import-wages-dialog.tsx",
  "web/src/areas/schedules/files/import-shifts-dialog.tsx",
  "web/src/entities/batches/import/csv-import-steps.tsx",
  // Stays open with the lines that were refused.
  "web/src/areas/employees/paste-people-dialog.tsx",
  // Plans a raise for many people, of whom some are left out before it is saved.
  "web/src/areas/wage-changes/bulk-raise-dialog.tsx",
  // Confirm what a preview shows, without a field.
  "web/src/areas/locations/zone-move-dialog.tsx",
  "web/src/entities/schedules/publish/publish-dialog.tsx",
  // Adds the shifts of a typed line, each a change of its own.
  "web/src/areas/schedules/type-shifts-dialog.tsx",
  // Asks why shifts are saved although the rules warn, and saves nothing itself.
  "web/src/areas/schedules/rules/reason-dialog.tsx",
  // Copies weeks after a preview of each, and shows their progress.
  "web/src/areas/schedules/copies/copy-weeks-dialog.tsx",
  // Downloads a file, and saves nothing.
  "web/src/areas/schedules/files/export-week-dialog.tsx",
  "web/src/areas/reports/exports/export-file-dialog.tsx",
  // Chooses the record to merge, whose facts are asked for at once.
  "web/src/areas/employees/life/merge-person.tsx",
  // Keeps a picture, which no field holds.
  "web/src/entities/employees/photo/photo-dialog.tsx",
  // Waits for the numbering plans; its form is an `EditDialog`.
  "web/src/areas/settings/security-phone-number.tsx",
];

function filesWith(texts: readonly string[]): string[] {
  const files = globSync("web/src/**/*.{ts,tsx}", { cwd: repository });
  return files
    .filter((file) => !file.startsWith("web/src/ui/forms/"))
    .filter((file) => {
      const code = readFileSync(join(repository, file), "utf8");
      return texts.some((text) => code.includes(text));
    })
    .toSorted();
}

test("an edit form is made of its definition, not of the parts", () => {
  expect(filesWith(parts.map((part) => `/${part}"`))).toEqual(compound);
});

test("a dialog that saves a draft is the dialog of its definition", () => {
  expect(filesWith(["<FormDialog"])).toEqual(otherDialogs.toSorted());
});
