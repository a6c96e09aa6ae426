import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { employeeEventSchema, payActs } from "@crewline/domain/records/history/employee-event";
import { toldFields } from "@crewline/domain/projections/history/told-fields";
import { fieldsAt, levelsSeen } from "@crewline/domain/rules/custom-fields/seen-levels";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import { accessChangeSchema } from "@crewline/domain/records/users/access-change";
import { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { unreadableSchema } from "../../../rpc/answers.ts";
import { accessChanges } from "../../../store/access-changes.ts";
import { recordActorOf } from "../../../operations/access/record-actor.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { readingUnit } from "../../../store/unit/unit.ts";

const accessRowSchema = z.pick(accessChangeSchema, {
  id: true,
  act: true,
  before: true,
  after: true,
  at: true,
  byName: true,
});

export const historySchema = z.object({
  events: z.array(employeeEventSchema),
  accessChanges: z.array(accessRowSchema),
  unreadable: unreadableSchema,
});

/** More rows than one person ever has; it bounds the read. */
const MOST_ROWS = 200;

/**
 * Returns the history of the employment and the login of an employee within reach, or of the
 * caller. Rows about the overtime policy are omitted for managers who may not see wages, and rows
 * about a custom field for everyone who does not see it now.
 */
export async function readHistory(
  actor: Actor,
  { employeeId }: { employeeId: EmployeeId },
): Promise<z.infer<typeof historySchema>> {
  const store = await readCompany(actor.companyId);
  const employee = await store.employees.get(employeeId);
  const { locationIds } = employee;
  requireReach(actor, { employeeId, locationIds, what: "employee" });
  const rows = accessChanges({
    unit: await readingUnit(),
    path: `companies/${actor.companyId}`,
  });
  const [events, before, after] = await Promise.all([
    store.employeeEvents.listReadable([["employeeId", "==", employeeId]], {
      orderBy: ["at", "desc"],
      limit: MOST_ROWS,
    }),
    rows.listReadable([["before.employeeId", "==", employeeId]], { limit: MOST_ROWS }),
    rows.listReadable([["after.employeeId", "==", employeeId]], { limit: MOST_ROWS }),
  ]);
  const changes = new Map([...before.found, ...after.found].map((change) => [change.id, change]));
  const fields = events.found.some(({ act }) => act === "fieldsChanged")
    ? fieldsAt(levelsSeen(actor, employee), (await store.customFields.book()).fields)
    : [];
  const seesPay = mayReadPay(await recordActorOf(store, actor), employee);
  const seesEnd = actor.role === "admin" || actor.employeeId !== employeeId;
  return {
    events: events.found
      .filter(({ act }) => seesPay || !payActs.includes(act))
      .flatMap((event) => toldFields(event, fields))
      .map((event) => (seesEnd ? event : { ...event, endReason: null })),
    unreadable: events.unreadable + Math.max(before.unreadable, after.unreadable),
    accessChanges: [...changes.values()].map((change) => accessRowSchema.parse(change)),
  };
}
