import { formatDay, formatMonth } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { LocalDate, Weekday } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import { isRemoved } from "@crewline/domain/rules/employees/pseudonym";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import type { PaletteEntry } from "./palette-entry.ts";

/** The people whose records exist, former employees last. */
export function personEntries(
  employees: readonly Employee[],
  roleName: NameOfRole,
): PaletteEntry[] {
  const shown = employees.filter((one) => !isRemoved(one));
  const isFormer = ({ status }: Employee) => status === "terminated";
  const inOrder = [...shown.filter((one) => !isFormer(one)), ...shown.filter(isFormer)];
  return inOrder.map((one) => {
    const detail = isFormer(one) ? "Former employee" : one.jobRoleIds.map(roleName).join(", ");
    return { kind: "person", label: one.name, detail, to: `/employees?employee=${one.id}` };
  });
}

interface LocationTerms {
  mayPlan: boolean;
  mayEdit: boolean;
}

/** The schedules of the locations, and their records where those may be changed. */
export function locationEntries(
  locations: readonly Location[],
  { mayPlan, mayEdit }: LocationTerms,
): PaletteEntry[] {
  const active = locations.filter(({ status }) => status === "active");
  const entry = (detail: string, path: string) =>
    active.map(({ id, name }): PaletteEntry => {
      return { kind: "location", label: name, detail, to: `${path}?location=${id}` };
    });
  return [
    ...(mayPlan ? entry("Schedule", "/schedules") : []),
    ...(mayEdit ? entry("Location", "/locations") : []),
  ];
}

const WEEKS_BACK = 8;
const WEEKS_AHEAD = 12;

/** The schedule's weeks around today, by what they are called and by their first day. */
export function weekEntries(today: LocalDate, startsOn: Weekday, locale: Locale): PaletteEntry[] {
  const present = weekStartOf(today, startsOn);
  const names = new Map([
    [0, "This week"],
    [1, "Next week"],
    [-1, "Last week"],
  ]);
  const numbers = [...names.keys(), ...further(2, WEEKS_AHEAD), ...further(-WEEKS_BACK, -2)];
  return numbers.map((number) => {
    const week = addDays(present, number * 7);
    return {
      kind: "week",
      label: `Week of ${formatDay(week, locale)}`,
      detail: names.get(number) ?? "",
      otherWords: `${formatMonth(week, locale)} schedule`,
      to: `/schedules?week=${week}`,
    };
  });
}

function further(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
