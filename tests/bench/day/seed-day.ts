import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import { defaultSecurity } from "@crewline/domain/records/company/company";
import { OPEN_WORK_DAYS_BACK } from "@crewline/domain/records/summaries/open-work";
import { settingsFrom } from "@crewline/domain/rules/company/apply-basics";
import { DaySummaries } from "../../../functions/src/demo/day-summaries.ts";
import { Random } from "../../../functions/src/demo/random.ts";
import { writeMembers } from "../../../functions/src/demo/write-members.ts";
import { companyStore } from "../../../functions/src/store/company/company-store.ts";
import { firestore } from "../../../functions/src/store/unit/firestore.ts";
import { commitTo, SeedUnit } from "../../../functions/src/store/unit/seed-unit.ts";
import { basics, testRoles } from "../../support/a-company.ts";
import { makeAccounts, membersOf, ownerId } from "./day-logins.ts";
import { today } from "./day-people.ts";
import { rulesOfDay } from "./day-rules.ts";
import type { DaySize } from "./day-size.ts";
import { writePlace } from "./write-place.ts";

export const companyId = aCompanyId("simulated-day");

/** Writes the company with its people and their published shifts of the day, as of `now`. */
export async function seedDay(size: DaySize, now: Instant): Promise<void> {
  const database = await firestore();
  const seed = new SeedUnit(
    { firestore: database, commit: commitTo(database) },
    new Random(1),
    now,
  );
  const store = companyStore(seed.unit, companyId);
  const company = companyOf(size, now);
  const members = membersOf(size);
  store.saveCompany(company);
  writeMembers(seed.unit, companyId, { members, company });
  const summaries = new DaySummaries(store, String);
  for (let place = 0; place < size.locations; place += 1) {
    writePlace(store, place, { size, summaries, now });
  }
  summaries.writeOpenWork(addDays(today, -OPEN_WORK_DAYS_BACK));
  await seed.flush();
  await makeAccounts(companyId, members);
}

function companyOf(size: DaySize, createdAt: Instant): Company {
  return {
    id: companyId,
    ...settingsFrom({ ...basics, formats: deviceFormats, overtimePreset: "california" }),
    security: defaultSecurity,
    jobRoles: [...testRoles],
    alertRules: rulesOfDay(size),
    createdAt,
    createdBy: ownerId,
    onBoardedAt: createdAt,
    onBoarding: { step: "week", skipped: [] },
    version: 1,
  };
}
