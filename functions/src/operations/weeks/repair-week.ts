import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { weekSubject } from "@crewline/domain/records/summaries/drift";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { noteDrift } from "../history/note-drift.ts";
import { recordEmployeeEvent } from "../history/record-employee-event.ts";
import { systemActor } from "../history/system-actor.ts";
import type { WrongWeek } from "./find-wrong-weeks.ts";
import { buildStoredWeek, readWeekTerms, saveWeek } from "./save-week.ts";

const rebuilt = { isRight: false, isRebuilt: true } as const;

/**
 * Writes the week as its entries give it, with a row in the employee's history and a drift for the
 * company's admins. Returns false, and
 * writes nothing, for a week that was paid and for one that was changed since it was looked at.
 */
export async function repairWeek(companyId: CompanyId, wrong: WrongWeek): Promise<boolean> {
  if (wrong.isClosed) return false;
  const chain = wrong.week.version === 0 ? await lastOfChain(companyId, wrong) : {};
  return inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    if (!(await isUnchanged(store, wrong))) return false;
    const terms = await readWeekTerms(store, wrong.employeeId);
    const week = { ...wrong.week, ...chain };
    await noteDrift(store, weekSubject(wrong.employeeId, wrong.weekStart), rebuilt);
    const { workedSeconds } = buildStoredWeek(week, terms).week.hours;
    saveWeek(store, week, terms);
    const { uid, name } = systemActor;
    recordEmployeeEvent(
      store,
      { uid, displayName: name },
      {
        employeeId: wrong.employeeId,
        act: "weekRepaired",
        day: wrong.weekStart,
        changes: [
          {
            field: "workedSeconds",
            before: String(wrong.storedSeconds),
            after: String(workedSeconds),
          },
        ],
      },
    );
    return true;
  });
}

/** Every change of an entry also writes its week, so the week's version answers for both. */
async function isUnchanged(store: CompanyStore, { week }: WrongWeek): Promise<boolean> {
  const stored = await store.employeeWeeks.find(week.id);
  return (stored?.version ?? 0) === week.version;
}

/** The end of the history rows of a week whose own document is missing. */
async function lastOfChain(companyId: CompanyId, { employeeId, weekStart }: WrongWeek) {
  const { timeEntryAudits } = await readCompany(companyId);
  const rows = await timeEntryAudits.list([
    ["employeeId", "==", employeeId],
    ["weekStart", "==", weekStart],
  ]);
  const last = rows.toSorted((a, b) => a.sequence - b.sequence).at(-1);
  return { auditHash: last?.hash ?? "", auditCount: last?.sequence ?? 0 };
}
