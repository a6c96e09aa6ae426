import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { OpenDay } from "@crewline/domain/records/summaries/open-work";
import { SUMMARY_SHAPE } from "@crewline/domain/records/summaries/daily-summary";
import { openDayOf } from "@crewline/domain/records/summaries/open-work";
import { summariseDay } from "@crewline/domain/projections/home/summarise-day";
import { packedDay } from "@crewline/domain/projections/reports/roll-shifts";
import type { Location } from "@crewline/domain/records/locations/location";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { workedSeconds } from "@crewline/domain/rules/time-entries/worked-seconds";
import type { CompanyStore } from "../store/company/company-store.ts";

/**
 * Keeps shifts and entries by location and local day for as long as a summary may need them, so
 * that a long history is summarised in little memory.
 */
export class DaySummaries {
  readonly #store: CompanyStore;
  readonly #nameOf: (employeeId: EmployeeId) => string;
  readonly #shiftsOfDay = new Map<string, Shift[]>();
  readonly #entriesOfDay = new Map<string, TimeEntry[]>();
  readonly #openDays = new Map<LocationId, [LocalDate, OpenDay | null][]>();

  constructor(store: CompanyStore, nameOf: (employeeId: EmployeeId) => string) {
    this.#store = store;
    this.#nameOf = nameOf;
  }

  add(shifts: readonly Shift[], entries: readonly TimeEntry[]): void {
    for (const shift of shifts) push(this.#shiftsOfDay, `${shift.locationId} ${shift.day}`, shift);
    for (const entry of entries) {
      const day = localDateAt(entry.payable.startsAt, entry.timeZone);
      push(this.#entriesOfDay, `${entry.locationId} ${day}`, { ...entry, day });
    }
  }

  /** Writes the days of one location that have shifts or entries, and drops the old ones. */
  write({ id: locationId, timeZone }: Location, days: readonly LocalDate[]): void {
    for (const day of days) {
      const around = [addDays(day, -1), day].map((one) => `${locationId} ${one}`);
      const shifts = around.flatMap((key) => byId(this.#shiftsOfDay.get(key)));
      const entries = around.flatMap((key) => byId(this.#entriesOfDay.get(key)));
      if (shifts.length + entries.length > 0) {
        const names = { employeeName: this.#nameOf, countedSeconds, isUnpriced: () => false };
        const sources = { locationId, day, timeZone, shifts, entries, ...names };
        const summary = summariseDay(sources);
        this.#store.dailySummaries.save(summary.id, {
          ...summary,
          readAtMicros: 0,
          shape: SUMMARY_SHAPE,
        });
        this.#store.shiftRollups.saveDay(locationId, day, packedDay(sources));
        push(this.#openDays, locationId, [day, openDayOf(summary)]);
      }
      this.#shiftsOfDay.delete(around[0] ?? "");
      this.#entriesOfDay.delete(around[0] ?? "");
    }
  }

  /** Writes the open work of each location since `fromDay`, after all days are written. */
  writeOpenWork(fromDay: LocalDate): void {
    for (const [id, open] of this.#openDays) {
      const recent = open.filter(([day]) => day >= fromDay);
      for (const [day, one] of recent) this.#store.openWork.saveDay(id, day, one);
    }
  }
}

/** As the database lists them: the nightly check would report another order as a difference. */
function byId<T extends { id: string }>(records: readonly T[] = []): T[] {
  return records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** The seeded companies neither round nor deduct, so payable time equals paid time. */
function countedSeconds({ payable }: TimeEntry): number {
  return payable.endsAt === null ? 0 : workedSeconds(payable, payable.endsAt);
}

function push<K, T>(map: Map<K, T[]>, key: K, value: T): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
