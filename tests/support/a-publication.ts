import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { MessageId, PublicationId } from "@crewline/domain/kernel/ids/record-ids";
import type { Publication } from "@crewline/domain/records/schedules/publication";
import { publicationId } from "@crewline/domain/records/schedules/publication";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { ShiftMessage } from "@crewline/domain/records/schedules/shift-message";
import { messageId } from "@crewline/domain/records/schedules/shift-message";
import { runDueWork } from "../../functions/src/jobs/run-due-work.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "./a-company.ts";
import { dueWorkOf } from "./run-due-work.ts";

const weekStart = "2026-01-05";

/** A publication of an old week of Harbor, of which people were told. */
export async function aPublication(company: TestCompany): Promise<PublicationId> {
  const { companyId, harbor: locationId, owner } = company;
  const id = publicationId(scheduleId(locationId, weekStart), 1);
  const at = "2026-01-02T15:00:00.000Z";
  const publication: Publication = {
    id,
    locationId,
    weekStart,
    version: 1,
    kind: "published",
    state: "told",
    at,
    byUid: owner.login.uid,
    byName: "Olivia",
    holdUntil: at,
    toldAt: at,
    message: "",
    reason: null,
    counts: { added: 1, changed: 0, removed: 0, total: 1 },
    peopleCount: 1,
  };
  await inTransaction(async (unit) => {
    companyStore(unit, companyId).publications.save(id, publication);
    return Promise.resolve();
  });
  return id;
}

/** A message to the employee about that publication. */
export async function aShiftMessage(
  { companyId, harbor: locationId }: TestCompany,
  employeeId: EmployeeId,
): Promise<MessageId> {
  const publication = publicationId(scheduleId(locationId, weekStart), 1);
  const id = messageId(publication, employeeId);
  const message: ShiftMessage = {
    id,
    publicationId: publication,
    employeeId,
    locationId,
    locationName: "Harbor",
    weekStart,
    kind: "published",
    sentAt: "2026-01-02T15:01:00.000Z",
    byName: "Olivia",
    text: "",
    changes: [],
    shiftIds: [],
    readAt: null,
    confirmedAt: null,
    state: "open",
    deleteAt: "2027-01-02T15:01:00.000Z",
  };
  await inTransaction(async (unit) => {
    companyStore(unit, companyId).messages.save(id, message);
    return Promise.resolve();
  });
  return id;
}

/** Ends the hold of a company's publications and tells people of them, as the task does. */
export async function tellHeld({ companyId }: Pick<TestCompany, "companyId">): Promise<void> {
  await inTransaction(async (unit) => {
    const { publications } = companyStore(unit, companyId);
    const held = await publications.list([["state", "==", "held"]]);
    for (const one of held) publications.save(one.id, { ...one, holdUntil: one.at });
  });
  const due = await dueWorkOf(companyId, "publicationTelling");
  for (const { id, dueAt: leasedUntil } of due) await runDueWork({ id, leasedUntil });
}
