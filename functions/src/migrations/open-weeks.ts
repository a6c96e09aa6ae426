import type { RawDocument } from "../store/company/raw-documents.ts";
import type { Migration } from "./migration.ts";

/** The first day of its week, after the location in the id of a schedule. */
const weekSuffix = /_\d{4}-\d{2}-\d{2}$/u;

const openWorkPath = (path: string) => `openWork/${idOf(path).replace(weekSuffix, "")}`;

/**
 * Copies the state of each week and the staffing of each location into its open work, which Home
 * reads instead of them. What the open work has already is the newer one.
 */
export const openWeeks: Migration = {
  id: "open-weeks",
  description: "Copy the states of weeks and the staffing into the open work of each location.",
  places: ["schedules", "locationPlans"],
  beside: (path) => [openWorkPath(path)],
  step: ({ documents }) => {
    const before = new Map(documents.map((document) => [document.path, document]));
    const after = new Map<string, RawDocument>();
    for (const { path, data } of documents) {
      const open = openWorkPath(path);
      if (path === open) continue;
      const work = (after.get(open) ?? before.get(open))?.data ?? {};
      const part = path.startsWith("schedules/") ? weeksOf(work, data) : staffingOf(work, data);
      if (part !== null) after.set(open, { path: open, data: { ...work, ...part } });
    }
    return [...after.values()];
  },
};

type Data = RawDocument["data"];

function weeksOf(work: Data, { weekStart, state, publishedVersion }: Data): Data | null {
  const weeks = (work["weeks"] ?? {}) as Data;
  const week = String(weekStart);
  return week in weeks ? null : { weeks: { ...weeks, [week]: { state, publishedVersion } } };
}

function staffingOf(work: Data, { staffing }: Data): Data | null {
  return "staffing" in work ? null : { staffing };
}

function idOf(path: string): string {
  return path.slice(path.indexOf("/") + 1);
}
