import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { editedEntry } from "@crewline/domain/rules/entry-edits/edit-entry";
import type { convertTimeEntrySchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import {
  enteredTimeOff,
  requireOfferedType,
} from "@crewline/domain/rules/time-off/entered-time-off";
import { timeOffOfEntry } from "@crewline/domain/rules/entry-edits/time-off-of-entry";
import {
  requireEmployed,
  requireNoOtherTimeOff,
} from "@crewline/domain/rules/time-off/require-time-off";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { recordTimeOff } from "../../operations/history/record-time-off.ts";
import { requireOpenPay } from "../../operations/time-off/require-open-pay.ts";
import type { WeekBook } from "../../operations/weeks/week-book.ts";
import { timeOffOfEmployee } from "../../store/company/filters.ts";
import { editEntries } from "./edit-entries.ts";

type Input = z.infer<typeof convertTimeEntrySchema>;

/**
 * Voids an entry and records approved time off in its place. Throws timeOffTaken if the employee
 * has time off then already, and afterLastDay.
 */
export function convertEntry(actor: Actor, input: Input) {
  return editEntries(
    actor,
    { ...input, entries: [input] },
    async ({ book, entries: [before], by }) => {
      const timeOff = await timeOffInstead(book, before, { actor, input });
      book.store.timeOff.create(timeOff.id, timeOff);
      recordTimeOff(book.store, actor, timeOff);
      return [{ before, after: editedEntry(before, "convert", { by }), action: "convert" }];
    },
  );
}

async function timeOffInstead(
  { store, person: { employee, company }, terms: { now: at } }: WeekBook,
  entry: TimeEntry,
  { actor: { uid, displayName }, input }: { actor: Actor; input: Input },
): Promise<TimeOff> {
  const span = timeOffOfEntry(entry);
  requireEmployed(employee, span);
  const others = await store.timeOff.list(timeOffOfEmployee(employee.id, span.from));
  requireNoOtherTimeOff(span, others);
  const type = requireOfferedType(company, input.type);
  const counts = enteredTimeOff(type, span, { employee, home: null, hours: null });
  const timeOff: TimeOff = {
    ...span,
    ...counts,
    id: store.timeOff.newId(),
    employeeId: employee.id,
    locationIds: employee.locationIds,
    note: input.reason,
    state: "approved",
    requestedBy: uid,
    requestedByName: displayName,
    requestedAt: at,
    decidedBy: uid,
    decidedByName: displayName,
    decidedAt: at,
    decisionNote: "",
    version: 1,
  };
  await requireOpenPay(store, timeOff);
  return timeOff;
}
