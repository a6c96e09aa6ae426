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

function filesWithParts(): string[] {
  const files = globSync("web/src/**/*.{ts,tsx}", { cwd: repository });
  return files
    .filter((file) => !file.startsWith("web/src/ui/forms/"))
    .filter((file) => {
      const text = readFileSync(join(repository, file), "utf8");
      return parts.some((part) => text.includes(`/${part}"`));
    })
    .toSorted();
}

test("an edit form is made of its definition, not of the parts", () => {
  expect(filesWithParts()).toEqual(compound);
});
