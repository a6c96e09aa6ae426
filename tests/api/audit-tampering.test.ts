import { auditIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { expect, test } from "vitest";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";

async function aHistory() {
  const company = await aCompany();
  const employeeId = await anEmployee(company);
  await anEntry(company, employeeId, { range: "08:00-12:00" });
  await anEntry(company, employeeId, { range: "13:00-17:00" });
  const store = await company.read();
  const rows = await store.timeEntryAudits.list([["employeeId", "==", employeeId]]);
  const tamper = (act: (own: typeof store) => void) =>
    inTransaction(async (unit) => act(companyStore(unit, company.companyId)));
  const verify = () =>
    company.owner.api.timeEntryAudits.verify.query({ employeeId, weekStart: monday });
  return { rows: rows.toSorted((a, b) => a.sequence - b.sequence), tamper, verify };
}

test("a row that was changed, even with its own hash kept, breaks the chain", async () => {
  const { rows, tamper, verify } = await aHistory();
  const [first] = rows;
  if (first === undefined) throw new Error("There is no history.");
  await tamper((store) => store.timeEntryAudits.save(first.id, { ...first, deltaSeconds: 1 }));
  expect(await verify()).toEqual({ isIntact: false, rows: 2 });
});

test("a last row that was removed is missed", async () => {
  const { rows, tamper, verify } = await aHistory();
  const last = auditIdSchema.parse(rows[1]?.id);
  await tamper((store) => store.timeEntryAudits.remove(last));
  expect(await verify()).toEqual({ isIntact: false, rows: 1 });
});
