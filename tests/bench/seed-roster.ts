import { anEmployeeId, aLocationId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import {
  packPlannedShift,
  rosterDayId,
  rosterDayOf,
} from "@crewline/domain/records/schedules/packed/roster-day";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { placeShift } from "@crewline/domain/rules/schedules/place-shift";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import type { CompanyStore } from "../../functions/src/store/company/company-store.ts";
import { todayInNewYork } from "../support/today.ts";
import { seedDirectory } from "./seed-directory.ts";
import { runSeedScript, writeToDemo } from "./write-to-demo.ts";

const DAYS_AHEAD = 70;
const roles = ["barista", "cook", "shift-lead", "cleaner"].map((id) => jobRoleIdSchema.parse(id));
const hours = [
  { startsAtLocal: "06:00", endsAtLocal: "14:00" },
  { startsAtLocal: "09:00", endsAtLocal: "17:00" },
  { startsAtLocal: "14:00", endsAtLocal: "22:00" },
] as const;

/** The week that is filled: none of the demo company's own shifts are so far ahead. */
export const rosterWeek = weekStartOf(addDays(todayInNewYork(), DAYS_AHEAD), "sunday");

/** Hires people at one location of the running demo company and plans their week. */
export async function seedRoster(people: number, shifts: number): Promise<void> {
  await seedDirectory(people);
  await runSeedScript("seed-roster.ts", people, shifts);
}

async function writeShifts(people: number, count: number): Promise<void> {
  await writeToDemo((store) => {
    const planned: Shift[] = [];
    for (let index = 0; index < count; index += 1) {
      const person = index % people;
      const times = {
        day: addDays(rosterWeek, (person + Math.floor(index / people)) % 7),
        ...(hours[person % hours.length] ?? hours[0]),
        startsInRepeatedHour: null,
        endsInRepeatedHour: null,
      };
      const shift = aShift({
        ...times,
        ...placeShift(times, "America/New_York"),
        id: aShiftId(`roster${index}`),
        employeeId: anEmployeeId(`person${person}`),
        locationId: aLocationId("harborside"),
        jobRoleId: roles[person % roles.length] ?? null,
        weekStart: rosterWeek,
      });
      store.shifts.change(null, shift);
      planned.push(shift);
    }
    replaceDays(store, planned);
  });
}

/** The week of a larger roster takes the place of a smaller one, whose shifts were on other days. */
function replaceDays({ rosterDays }: CompanyStore, planned: readonly Shift[]): void {
  for (const [id, ofDay] of Map.groupBy(planned, rosterDayId)) {
    const shifts = Object.fromEntries(ofDay.map((one) => [one.id, packPlannedShift(one)]));
    const [first] = ofDay;
    if (first !== undefined) rosterDays.save(id, { id, ...rosterDayOf(first), shifts });
  }
}

if (import.meta.main) await writeShifts(Number(process.argv[2]), Number(process.argv[3]));
