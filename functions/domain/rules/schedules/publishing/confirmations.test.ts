import { describe, expect, test } from "vitest";
import { aLocationId, anEmployeeId, aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import { publicationId } from "../../../records/schedules/publication.ts";
import { scheduleId } from "../../../records/schedules/schedule.ts";
import {
  confirmationsAfterConfirming,
  confirmationsAfterTelling,
  confirmationsWithout,
  messageAfter,
  messageWithout,
  unconfirmedShifts,
} from "./confirmations.ts";
import { aShiftMessage } from "./shift-message.test-support.ts";

const week = { locationId: aLocationId("harbor"), weekStart: "2026-11-16" };
const [first, second] = [1, 2].map((version) =>
  publicationId(scheduleId(week.locationId, week.weekStart), version),
) as [ReturnType<typeof publicationId>, ReturnType<typeof publicationId>];
const ana = anEmployeeId("ana");
const [early, late] = [aShiftId("early"), aShiftId("late")];
const shift = (id: typeof early, startsAt = "2026-11-17T14:00:00.000Z") => ({
  id,
  startsAt,
  day: "2026-11-17",
});
const told = confirmationsAfterTelling(
  null,
  { id: first, ...week },
  { employeeId: ana, shifts: [shift(early), shift(late, "2026-11-18T14:00:00.000Z")], lostIds: [] },
);
const at = "2026-11-13T09:00:00.000Z";

describe("confirmations of a week", () => {
  test("are open until the last of the shifts that an employee was told of", () => {
    expect(told.openUntil).toBe("2026-11-18T14:00:00.000Z");
    expect([...unconfirmedShifts([told]).keys()]).toEqual([early, late]);
    const confirmed = confirmationsAfterConfirming(told, { publicationId: first, at });
    expect(confirmed.openUntil).toBeNull();
    expect(unconfirmedShifts([confirmed]).size).toBe(0);
  });

  test("count for the shift as it was: one that changes again is to be confirmed again", () => {
    const confirmed = confirmationsAfterConfirming(told, { publicationId: first, at });
    const again = confirmationsAfterTelling(
      confirmed,
      { id: second, ...week },
      { employeeId: ana, shifts: [shift(early)], lostIds: [] },
    );
    expect([...unconfirmedShifts([again]).keys()]).toEqual([early]);
    const byOldMessage = confirmationsAfterConfirming(again, { publicationId: first, at });
    expect([...unconfirmedShifts([byOldMessage]).keys()]).toEqual([early]);
  });

  test("forget a shift that the employee lost", () => {
    const after = confirmationsAfterTelling(
      told,
      { id: second, ...week },
      { employeeId: ana, shifts: [], lostIds: [late] },
    );
    expect(after.shifts.map(({ shiftId }) => shiftId)).toEqual([early]);
    expect(confirmationsWithout(after, early).openUntil).toBeNull();
  });
});

describe("a message", () => {
  test("is open until it is read and its shifts are confirmed; the first time counts", () => {
    const message = aShiftMessage({ shiftIds: [early] });
    const read = messageAfter(message, "read", at);
    expect(read).toMatchObject({ state: "open", readAt: at, confirmedAt: null });
    const confirmed = messageAfter(read, "confirmed", "2026-11-14T09:00:00.000Z");
    expect(confirmed).toMatchObject({ state: "done", readAt: at });
    expect(messageAfter(confirmed, "confirmed", at).confirmedAt).toBe(confirmed.confirmedAt);
  });

  test("without shifts to confirm is done once it is read", () => {
    expect(messageAfter(aShiftMessage(), "read", at).state).toBe("done");
    const read = messageAfter(aShiftMessage({ shiftIds: [early] }), "read", at);
    expect(messageWithout(read, new Set([early]))).toMatchObject({ shiftIds: [], state: "done" });
  });
});
