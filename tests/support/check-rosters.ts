import { wrongRosterChanges } from "@crewline/domain/records/schedules/packed/roster-day";
import { deepStrictEqual } from "node:assert/strict";
import { afterAll } from "vitest";
import { readCompany } from "../../functions/src/store/company/read-company.ts";
import { takeCompanies } from "./made-companies.ts";

/** After each file, the packed rosters of the companies that its tests made equal their shifts. */
afterAll(async () => {
  for (const companyId of takeCompanies()) {
    const { shifts, rosterDays } = await readCompany(companyId);
    const [planned, packed] = [await shifts.listReadable([]), await rosterDays.listReadable([])];
    deepStrictEqual(wrongRosterChanges(planned.found, packed.found), []);
  }
});
