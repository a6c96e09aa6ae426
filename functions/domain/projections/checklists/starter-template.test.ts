import { expect, test } from "vitest";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { readCsv } from "../../kernel/csv/read-csv.ts";
import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { checklistItemIdSchema } from "../../records/checklists/checklist-item.ts";
import { checklistTermsSchema } from "../../records/checklists/checklist-template.ts";
import { starterIds, starterWords } from "../../words/checklists/starters.ts";
import { starterTemplate } from "./starter-template.ts";

test.each(starterIds)("the starter %s can be saved as it is, with each of its lines", (id) => {
  let last = 0;
  const newId = () => checklistItemIdSchema.parse(`i${(last += 1)}`);
  const template = starterTemplate(id, { today: "2026-03-02", newId }, american);
  const terms = { ...template, locationIds: [aLocationId("pier")], state: "active" as const };
  expect(checklistTermsSchema.parse(terms)).toEqual(terms);
  const { rows, header } = readCsv(starterWords(american)[id].items);
  expect(template.items).toHaveLength(rows.length);
  expect(rows.filter(({ cells }) => cells.length !== header.length)).toEqual([]);
});
