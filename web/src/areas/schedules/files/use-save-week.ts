import { useState } from "react";
import type { Location } from "@crewline/domain/records/locations/location";
import type { FileDays } from "@crewline/domain/projections/files/range-file-name";
import { rangeFileName } from "@crewline/domain/projections/files/range-file-name";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { scheduleCalendar } from "@crewline/domain/projections/shift-file/schedule-calendar";
import type { SheetTerms } from "@crewline/domain/projections/shift-file/schedule-sheet";
import { scheduleCsv, scheduleSheet } from "@crewline/domain/projections/shift-file/schedule-sheet";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import { useRecordActor } from "../../../entities/employees/use-record-actor.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { downloadBlob, downloadText } from "../../../ui/tables/csv-file.ts";
import { shiftCosts } from "./shift-cost.ts";
import type { ExportData, WeekState } from "./use-week-shifts.ts";

export type FileFormat = "xlsx" | "csv" | "ics";

const FORMER = { name: "A former employee", email: null, payrollId: null };

/** Saves weeks of a location on the device; costs are read for readers who see pay. */
export function useSaveWeek(location: Location, onSaved: () => void) {
  const locale = useLocale();
  const notify = useNotice();
  const reader = useRecordActor();
  const [isRunning, setRunning] = useState(false);

  const write = async (format: FileFormat, state: WeekState, data: ExportData) => {
    const { weeks, company } = data;
    const shifts = weeks.flatMap((week) => week.shifts);
    const weekStarts = weeks.map(({ weekStart }) => weekStart);
    const name = rangeFileName(`schedule-${state}`, daysOf(weekStarts), format);
    const seesPay = format !== "ics" && (reader.role === "admin" || reader.mayViewWages);
    const { currency } = company;
    const terms: SheetTerms = {
      ...namesOf(data, location),
      costOf: seesPay ? await shiftCosts({ locationId: location.id, weekStarts, currency }) : null,
      locale,
    };
    if (format === "csv") return downloadText(name, scheduleCsv(shifts, terms));
    if (format === "xlsx") {
      const { writeSheetXlsx } = await import("../../../entities/files/write-sheet-xlsx.ts");
      return downloadBlob(name, await writeSheetXlsx(scheduleSheet(shifts, terms)));
    }
    const text = scheduleCalendar(shifts, {
      name: `${company.name}: ${location.name}`,
      nameOf: (id) => terms.personOf(id).name,
      placeOf: () => [location.name, location.address].filter(Boolean).join(", "),
      roleName: terms.roleName,
      now: new Date().toISOString(),
      locale,
    });
    return downloadText(name, text, "text/calendar");
  };

  const save = async (...file: Parameters<typeof write>) => {
    setRunning(true);
    try {
      await write(...file);
      onSaved();
    } catch {
      notify({ text: "The file could not be made. Try again.", tone: "danger" });
    }
    setRunning(false);
  };
  return { save, isRunning };
}

function daysOf(weekStarts: readonly LocalDate[]): FileDays {
  const [first = ""] = weekStarts;
  return { firstDay: first, lastDay: addDays(weekStarts.at(-1) ?? first, 6) };
}

function namesOf({ people, company }: ExportData, location: Location) {
  const personById = new Map(
    people.map(({ employee: { id, name, payrollId }, profile: { email } }) => [
      id,
      { name, payrollId, email },
    ]),
  );
  return {
    personOf: (id: ExportData["people"][number]["employee"]["id"]) => personById.get(id) ?? FORMER,
    placeOf: () => location.name,
    roleName: jobRoleNames(company.jobRoles),
  };
}
