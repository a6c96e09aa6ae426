import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { openWeekBook, timeOf } from "../../functions/src/operations/weeks/open-week-book.ts";
import { placeEntry, saveBook } from "../../functions/src/operations/weeks/week-book.ts";
import { recordChange } from "../../functions/src/operations/weeks/record-change.ts";
import type { TestCompany } from "./a-company.ts";
import { aMember } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";

/** Ana's running entry, set back as if she had clocked in yesterday; at Harbor by default. */
export async function aForgottenClock(
  company: TestCompany,
  hours: number,
  locationId: LocationId = company.harbor,
) {
  const ana = await aMember(company, { locationIds: [locationId] });
  const input = { ...anAttempt(), locationId, jobRoleId: null };
  const { entryId } = await ana.api.timeEntries.clockIn.mutate(input);
  const now = new Date().toISOString();
  const startsAt = new Date(Date.now() - hours * 3_600_000).toISOString();
  await inTransaction(async (unit) => {
    const store = companyStore(unit, company.companyId);
    const before = await store.timeEntries.get(entryId);
    const span = { startsAt, endsAt: null, breaks: [] };
    const { employeeId } = ana;
    const book = await openWeekBook(store, { employeeId, now }, [timeOf(before), span]);
    const { weekStart } = placeEntry(book, startsAt);
    const after = { ...before, payable: span, punched: span, weekStart };
    const actor = { uid: aUserId("test"), name: "Test", role: null };
    recordChange(book, { before, after, action: "clockIn", actor, reason: null });
    saveBook(book);
  });
  return { ana, entryId, startsAt };
}
