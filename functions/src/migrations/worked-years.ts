import { packWorkedDays } from "@crewline/domain/records/time-off/worked-year";
import type { RawDocument } from "../store/company/raw-documents.ts";
import type { Migration } from "./migration.ts";

type Data = RawDocument["data"];
type Days = Parameters<typeof packWorkedDays>[0];

/**
 * Packs the worked days of each week into the employee's year, which balances of time off read. What
 * a year has already of a week is the newer one.
 */
export const workedYears: Migration = {
  id: "worked-years",
  description: "Pack the worked days of employees by year, for balances of time off.",
  places: ["employeeWeeks"],
  beside: (path) => [yearPath(path)],
  step: ({ documents }) => {
    const before = new Map(documents.map((document) => [document.path, document]));
    const after = new Map<string, RawDocument>();
    for (const { path, data } of documents) {
      const year = yearPath(path);
      if (path === year) continue;
      const kept = (after.get(year) ?? before.get(year))?.data ?? {};
      const changed = withWeek(kept, data, idOf(year));
      if (changed !== null) after.set(year, { path: year, data: changed });
    }
    return [...after.values()];
  },
};

function withWeek(year: Data, { employeeId, weekStart, hours }: Data, id: string): Data | null {
  const weeks = (year["weeks"] ?? {}) as Data;
  const week = String(weekStart);
  if (week in weeks) return null;
  const text = packWorkedDays((hours as { days: Days }).days);
  return { ...year, id, employeeId, weeks: { ...weeks, [week]: text } };
}

/** The path of the year of a week, "employeeWeeks/{employee}_{week}"; that of a year is its own. */
function yearPath(path: string): string {
  if (!path.startsWith("employeeWeeks/")) return path;
  return `workedYears/${idOf(path).replace(/-\d{2}-\d{2}$/u, "")}`;
}

function idOf(path: string): string {
  return path.slice(path.indexOf("/") + 1);
}
