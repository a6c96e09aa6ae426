import { wrongRosterChanges } from "@crewline/domain/records/schedules/roster-day";
import { deepStrictEqual } from "node:assert/strict";
import { afterAll } from "vitest";
import { readCompany } from "../../functions/src/store/company/read-company.ts";
import { takeCompanies } from "./made-companies.ts";

/** Whatever the tests of a file did to shifts, the packed roster that Schedules shows has it. */
afterAll(async () => {
  for (const companyId of takeCompanies()) {
    const { shifts, rosterDays } = await readCompany(companyId);
    const [planned, packed] = [await shifts.listReadable([]), await rosterDays.listReadable([])];
    deepStrictEqual(wrongRosterChanges(planned.found, packed.found), []);
  }
});
