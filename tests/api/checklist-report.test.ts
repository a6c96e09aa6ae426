import { checklistItemIdSchema } from "@crewline/domain/records/checklists/checklist-item";
import { checklistRunIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import { expect, test } from "vitest";
import { aChecklistRun } from "../support/a-checklist-run.ts";
import { aChecklistTemplate } from "../support/a-checklist-template.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anAttempt } from "../support/api-client.ts";

const { columns } = reportCatalogue.checklists;

test("the report of checklists counts those that were done, with their score, by location", async () => {
  const company = await aCompany();
  const { harbor: locationId, owner } = company;
  const templateId = await aChecklistTemplate(company);
  await aChecklistRun(company, templateId);
  const ana = await aMember(company, { role: "employee", locationIds: [locationId] });
  const runId = checklistRunIdSchema.parse(`${templateId}_all`);
  const answer = (id: string, value: boolean | number, note = "") =>
    ana.api.templates.answer.mutate({
      ...anAttempt(),
      locationId,
      day: monday,
      runId,
      itemId: checklistItemIdSchema.parse(id),
      value,
      note,
    });
  await answer("doors", true);
  await answer("fridge", 9, "Moved the milk");
  const report = await owner.api.reports.table.query({
    reportId: "checklists",
    range: { firstDay: monday, lastDay: monday },
    before: null,
    groupBy: "location",
    filter: { employeeId: null, jobRoleId: null, locationId },
  });
  const [row] = report.rows;
  const figures = Object.fromEntries(columns.map((id, index) => [id, row?.cells[index]]));
  // The list that is signed off has no answers, and so no points.
  expect(figures).toEqual({
    lists: 2,
    doneInTimeShare: 1,
    lateLists: 0,
    missedLists: 0,
    averageScore: 25,
    failedItems: 1,
  });
});
