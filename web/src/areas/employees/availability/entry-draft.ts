import type {
  AvailabilityEntry,
  AvailabilityKind,
} from "@crewline/domain/records/employees/availability";
import type { LocalDate, Weekday } from "@crewline/domain/kernel/time/local-date";

/** An entry as it is typed; an empty text means none. */
export interface EntryDraft {
  kind: AvailabilityKind;
  isWeekly: boolean;
  weekdays: readonly Weekday[];
  from: string;
  until: string;
  isWholeDay: boolean;
  startsAtLocal: string;
  endsAtLocal: string;
  note: string;
}

/** The first values of a new entry: weekly, from today on, for whole days. */
export function newDraft(today: LocalDate): EntryDraft {
  return {
    kind: "unavailable",
    isWeekly: true,
    weekdays: [],
    from: today,
    until: "",
    isWholeDay: true,
    startsAtLocal: "09:00",
    endsAtLocal: "17:00",
    note: "",
  };
}

export function draftOf({ weekdays, until, times, ...entry }: AvailabilityEntry): EntryDraft {
  return {
    ...entry,
    ...(times ?? { startsAtLocal: "09:00", endsAtLocal: "17:00" }),
    isWeekly: weekdays !== null,
    weekdays: weekdays ?? [],
    until: until ?? "",
    isWholeDay: times === null,
  };
}

/** The entry that the form describes; a single day needs no last one. */
export function entryFrom(draft: EntryDraft): AvailabilityEntry {
  const { kind, isWeekly, from, startsAtLocal, endsAtLocal, note } = draft;
  const lastDay = isWeekly ? null : from;
  return {
    kind,
    weekdays: isWeekly ? [...draft.weekdays] : null,
    from,
    until: draft.until === "" ? lastDay : draft.until,
    times: draft.isWholeDay ? null : { startsAtLocal, endsAtLocal },
    note,
  };
}
