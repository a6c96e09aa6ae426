import { aLocationId, anEmployeeId } from "../../../kernel/ids/ids.test-support.ts";
import { publicationId } from "../../../records/schedules/publication.ts";
import { scheduleId } from "../../../records/schedules/schedule.ts";
import type { ShiftMessage } from "../../../records/schedules/shift-message.ts";
import { messageId } from "../../../records/schedules/shift-message.ts";

const week = { locationId: aLocationId("harbor"), weekStart: "2026-11-16" };

/** A message to Ana about the first publication of a week, without a shift to confirm. */
export function aShiftMessage(change: Partial<ShiftMessage> = {}): ShiftMessage {
  const publication = publicationId(scheduleId(week.locationId, week.weekStart), 1);
  const employeeId = anEmployeeId("ana");
  return {
    ...week,
    id: messageId(publication, employeeId),
    publicationId: publication,
    employeeId,
    locationName: "Harborside",
    kind: "published",
    sentAt: "2026-11-12T09:00:30.000Z",
    byName: "Kim",
    text: "",
    changes: [],
    shiftIds: [],
    readAt: null,
    confirmedAt: null,
    state: "open",
    deleteAt: "2027-11-12T09:00:30.000Z",
    ...change,
  };
}
