import { checklistRunIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { checklistDayId, runsOfDay } from "@crewline/domain/records/checklists/checklist-run";
import type { ChecklistTerms } from "@crewline/domain/records/checklists/checklist-template";
import { makeLists } from "../../functions/src/operations/checklists/make-lists.ts";
import { aCompany } from "./a-company.ts";
import { aChecklistTemplate, openingTerms } from "./a-checklist-template.ts";

export const onDemand = { ...openingTerms.trigger, kind: "onDemand" as const };

/** A company with a list on demand at Harbor that was made for today. */
export async function aListOfToday(change: Partial<ChecklistTerms> = {}) {
  const company = await aCompany();
  const { harbor: locationId, companyId } = company;
  const templateId = await aChecklistTemplate(company, { trigger: onDemand, ...change });
  await makeLists({ companyId, locationId });
  const { timeZone } = await (await company.read()).locations.get(locationId);
  const day = localDateAt(new Date().toISOString(), timeZone);
  const runs = async () => {
    const { checklistDays } = await company.read();
    const found = await checklistDays.find(checklistDayId(locationId, day));
    return found === null ? [] : runsOfDay(found);
  };
  const runId = checklistRunIdSchema.parse(`${templateId}_all`);
  return { company, templateId, locationId, day, runs, runId };
}
