import { expect, test } from "vitest";
import { settleAlerts } from "../../functions/src/operations/alerts/settle-alerts.ts";
import { watchLocation } from "../../functions/src/jobs/watch-location.ts";
import { firestore } from "../../functions/src/store/unit/firestore.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { aLateShift } from "../support/a-late-shift.ts";

test("a company that is deleted while its alerts are looked at keeps no alert behind", async () => {
  const tested = await aCompany();
  const { companyId, harbor, read } = tested;
  const ana = await aMember(tested);
  await aLateShift(tested, ana.employeeId);
  await watchLocation(companyId, harbor);
  const store = await read();
  const [company, standing] = await Promise.all([store.company(), store.alerts.list([])]);
  expect(standing.map(({ type }) => type)).toContain("late");

  const database = await firestore();
  await database.recursiveDelete(database.doc(`companies/${companyId}`));
  const { timeZone } = company;
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const found = { company, location: null, timeZone, at, standing, causes: [] };
  expect(await settleAlerts({ ...found, mutedIds: new Set() })).toEqual([]);
  const { docs } = await database.collection(`companies/${companyId}/alerts`).get();
  expect(docs.map(({ id }) => id)).toEqual([]);
});
