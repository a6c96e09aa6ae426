import { checklistItemIdSchema } from "@crewline/domain/records/checklists/checklist-item";
import type { FailAction } from "@crewline/domain/records/checklists/checklist-item";
import { expect, test } from "vitest";
import { noteListsLeft } from "../../functions/src/jobs/note-lists-left.ts";
import { watchLocation } from "../../functions/src/jobs/watch-location.ts";
import { openingTerms } from "../support/a-checklist-template.ts";
import { aListOfToday } from "../support/a-list-of-today.ts";
import { aKiosk } from "../support/a-kiosk.ts";
import { aPinOf } from "../support/a-pin.ts";
import { aMember } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { place } from "../support/offline-punch.ts";

const item = (id: string) => checklistItemIdSchema.parse(id);

/** A list on demand at Harbor whose refrigerator asks for these actions, and Ana who works there. */
async function aFridge(failActions: FailAction[]) {
  const items = openingTerms.items.map((one) => ({ ...one, failActions }));
  const { company, locationId, day, runs, runId } = await aListOfToday({ items });
  const { companyId } = company;
  const ana = await aMember(company, { role: "employee", locationIds: [locationId], name: "Ana" });
  const measure = (value: number, note = "") =>
    ana.api.templates.answer.mutate({
      ...anAttempt(),
      locationId,
      day,
      runId,
      itemId: item("fridge"),
      value,
      note,
    });
  const look = async () => {
    await watchLocation(companyId, locationId);
    const { found } = await (
      await company.read()
    ).alerts.listReadable([["type", "==", "itemFailed"]]);
    return found;
  };
  return { company, ana, measure, runs, look };
}

test("a value out of bounds raises one alert, which ends when it is put right", async () => {
  const { measure, look } = await aFridge(["alert"]);
  await measure(9, "Moved the milk");
  await look();
  expect(await look()).toMatchObject([
    { state: "new", count: 1, facts: { name: "Opening", item: "Refrigerator" } },
  ]);
  await measure(4);
  expect(await look()).toMatchObject([{ state: "resolved", isCausePresent: false }]);
});

test("an item that asks for no alert raises none", async () => {
  const { measure, look } = await aFridge([]);
  await measure(9, "Moved the milk");
  expect(await look()).toEqual([]);
});

test("a failed item makes a task for the team, which goes when the item is put right", async () => {
  const { measure, runs } = await aFridge(["task"]);
  await measure(9, "Moved the milk");
  await measure(9, "Moved the milk");
  expect((await runs()).filter(({ isFollowUp }) => isFollowUp)).toMatchObject([
    { name: "Refrigerator", description: "Moved the milk", employeeId: null },
  ]);
  await measure(4);
  expect((await runs()).filter(({ isFollowUp }) => isFollowUp)).toEqual([]);
});

test("a clock-out with a checklist unfinished is in the audit, once", async () => {
  const { company, ana, measure } = await aFridge([]);
  await measure(4);
  await ana.api.timeEntries.clockIn.mutate({ ...anAttempt(), ...place(company) });
  await ana.api.timeEntries.clockOut.mutate(anAttempt());
  const left = async () =>
    (await company.read()).audits.list([
      ["entity", "==", "checklist"],
      ["act", "==", "leftUndone"],
    ]);
  const [row] = await eventually(left, (rows) => rows.length === 1);
  expect(row).toMatchObject({ employeeId: ana.employeeId, locationIds: [company.harbor] });
  expect(row?.changes[0]?.after).toBe(
    JSON.stringify({ name: "Opening", items: ["Doors unlocked"] }),
  );
  const store = await company.read();
  const events = await store.events.list([["type", "==", "timeEntryChanged"]]);
  for (const event of events) await noteListsLeft(event);
  expect(await left()).toHaveLength(1);
});

test("a tablet names what the clock-out of a person leaves undone, and only while they work", async () => {
  const { company, ana, measure } = await aFridge([]);
  const pin = await aPinOf(company, ana.employeeId);
  const tablet = await aKiosk(company);
  const left = async () => (await tablet.api.kiosk.identify.mutate({ pin })).listsLeft;
  await measure(4);
  expect(await left()).toEqual([]);
  await tablet.api.kiosk.punch.mutate(await tablet.punch(pin, "clockIn"));
  expect(await left()).toMatchObject([{ title: "Opening", items: [{ label: "Doors unlocked" }] }]);
  await tablet.api.kiosk.punch.mutate(await tablet.punch(pin, "clockOut"));
  const rows = async () => (await company.read()).audits.list([["act", "==", "leftUndone"]]);
  const [row] = await eventually(rows, (found) => found.length === 1);
  expect(row).toMatchObject({ employeeId: ana.employeeId });
});
