import { expect, test } from "vitest";
import { aLocationId, anEmployeeId, aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import { confirmationIdSchema, publicationIdSchema } from "../../../kernel/ids/record-ids.ts";
import type { WeekConfirmations } from "../../../records/schedules/shift-message.ts";
import { confirmedByPerson, isConfirmed } from "./confirmed-by-person.ts";

const at = "2026-11-12T09:00:00.000Z";

function weekOf(name: string, confirmed: readonly boolean[]): WeekConfirmations {
  return {
    id: confirmationIdSchema.parse(`harbor_2026-11-16_${name}`),
    locationId: aLocationId("harbor"),
    weekStart: "2026-11-16",
    employeeId: anEmployeeId(name),
    shifts: confirmed.map((isOne, index) => ({
      shiftId: aShiftId(`${name}-${index}`),
      day: "2026-11-16",
      startsAt: "2026-11-16T14:00:00.000Z",
      publicationId: publicationIdSchema.parse("harbor_2026-11-16_v1"),
      confirmedAt: isOne ? at : null,
    })),
    openUntil: null,
  };
}

test("a person confirmed the week once each shift that they were told of is confirmed", () => {
  const weeks = [weekOf("ana", [true, true]), weekOf("ben", [true, false]), weekOf("cleo", [])];
  const found = confirmedByPerson(weeks);
  expect([...found]).toEqual([
    ["ana", { told: 2, confirmed: 2 }],
    ["ben", { told: 2, confirmed: 1 }],
  ]);
  expect([...found.values()].map(isConfirmed)).toEqual([true, false]);
});
