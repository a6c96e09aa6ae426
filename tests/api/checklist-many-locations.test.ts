import { locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { checklistTemplateIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { newDueWork } from "@crewline/domain/records/jobs/due-work";
import { expect, test } from "vitest";
import { host, ports } from "../../emulators/ports.ts";
import { stackEnvironment } from "../../emulators/stack/stack-environment.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { saveDueWork } from "../../functions/src/store/due-work.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { openingTerms } from "../support/a-checklist-template.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
import { eventually } from "../support/eventually.ts";

const LOCATIONS = 500;
/** An instant of its own, so that no other test's tick finds this work. */
const DUE_AT = "2007-01-01T00:00:00.000Z";

const ids = Array.from({ length: LOCATIONS }, (_, index) =>
  locationIdSchema.parse(`place${index}`),
);

/** Locations like Harbor whose lists are due, a hundred in a transaction. */
async function addLocations({ companyId, harbor, read }: TestCompany): Promise<void> {
  const like = await (await read()).locationRecords.get(harbor);
  for (let from = 0; from < LOCATIONS; from += 100) {
    await inTransaction(async (unit) => {
      const store = companyStore(unit, companyId);
      for (const locationId of ids.slice(from, from + 100)) {
        store.locationRecords.save(locationId, { ...like, id: locationId, name: locationId });
        saveDueWork(unit, newDueWork({ job: "checklists", companyId, locationId, dueAt: DUE_AT }));
      }
    });
  }
}

/** The deployed tick of an instant, with the tasks of the emulator; returns how many it gave out. */
async function tickAt(at: string): Promise<number> {
  const project = stackEnvironment.GCLOUD_PROJECT;
  const url = `http://${host}:${ports.functions}/${project}/us-central1/tick?at=${at}`;
  const answer = await fetch(url, { method: "POST" });
  const { tasks } = (await answer.json()) as { tasks: number };
  return tasks;
}

test("one tick has the lists of 500 locations made, one for each", async () => {
  const company = await aCompany();
  await addTemplate(company);
  await addLocations(company);
  expect(await tickAt(DUE_AT)).toBe(LOCATIONS);
  const store = await company.read();
  const made = await eventually(
    () => store.checklistDays.list([]),
    (days) => days.length === LOCATIONS,
  );
  expect(made.map(({ locationId }) => locationId).toSorted()).toEqual(ids.toSorted());
  expect(made.every(({ runs }) => Object.keys(runs).length === 1)).toBe(true);
});

/** Saving it sets the work of its locations to now; adding them sets it to the test's instant. */
async function addTemplate({ companyId }: TestCompany): Promise<void> {
  const id = checklistTemplateIdSchema.parse("opening");
  const saved = { savedAt: DUE_AT, savedByName: "Olivia", version: 1 };
  const trigger = { ...openingTerms.trigger, kind: "onDemand" as const };
  await inTransaction(async (unit) => {
    const { checklistTemplates } = companyStore(unit, companyId);
    checklistTemplates.create(id, { ...openingTerms, trigger, ...saved, id, locationIds: ids });
  });
}
