import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { FiledShift } from "@crewline/domain/projections/shift-file/schedule-sheet";
import type { Company } from "@crewline/domain/records/company/company";
import type { FilePerson } from "../../../entities/employees/use-file-people.ts";
import { publishedShiftsSource, shiftsSource } from "../../../live/shifts.ts";
import { useLiveAll } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { allResults, mapResult } from "../../../ui/loading/load-result.ts";

/** The most weeks of one file or print. */
export const MOST_FILE_WEEKS = 4;

/** The plan, drafts included, or what staff see. */
export type WeekState = "plan" | "published";

export interface FileWeekShifts {
  weekStart: LocalDate;
  shifts: readonly FiledShift[];
}

/** What an export is made of. */
export interface ExportData {
  weeks: readonly FileWeekShifts[];
  people: readonly FilePerson[];
  company: Company;
}

interface Wanted {
  locationId: LocationId;
  weekStart: LocalDate;
  weeks: number;
  state: WeekState;
}

/** The shifts of a location in one to four weeks. */
export function useWeekShifts(wanted: Wanted): LoadResult<FileWeekShifts[]> {
  const actor = useActor();
  const { locationId, weeks, state } = wanted;
  const starts = Array.from({ length: weeks }, (_, at) => addDays(wanted.weekStart, at * 7));
  const of = (weekStart: LocalDate) => ({ locationId, weekStart });
  const planned = useLiveAll(
    state === "plan" ? starts.map((start) => shiftsSource(actor, of(start))) : [],
  );
  const published = useLiveAll(
    state === "published" ? starts.map((start) => publishedShiftsSource(actor, of(start))) : [],
  );
  const results: readonly LoadResult<readonly FiledShift[]>[] =
    state === "plan" ? planned : published;
  const loaded = allResults(Object.fromEntries(results.map((one, at) => [String(at), one])));
  return mapResult(loaded, (data) =>
    starts.map((weekStart, at) => ({
      weekStart,
      shifts: (data[String(at)] ?? []).filter((shift) => shift.state !== "cancelled"),
    })),
  );
}
