import type { RawData } from "../store/company/raw-documents.ts";
import { holdsAny, without } from "./fields-of.ts";
import type { Migration, MigrationPage } from "./migration.ts";

/** The fields of the plan, and what they are for a location for which nothing was entered. */
const unplanned: RawData = {
  costCentre: "",
  holidayCalendar: null,
  areas: [],
  jobRoleIds: [],
  staffing: [],
  budget: { secondsPerWeek: null, salesShareBasisPoints: null },
  minimumWageTenThousandths: null,
};
const fields = Object.keys(unplanned);

const planPath = (locationPath: string) => locationPath.replace(/^locations/u, "locationPlans");

/**
 * Moves the plan of each location into a document of its own. Values and version stay the same, so
 * open forms are not refused. A plan that has the document already is the newer one.
 */
export const divideLocations: Migration = {
  id: "divide-locations",
  description: "Move the plan of a location out of the document that every member reads.",
  places: ["locations"],
  beside: (path) => [planPath(path)],
  step: ({ documents }: MigrationPage) => {
    const known = new Set(documents.map(({ path }) => path));
    return documents
      .filter(({ path, data }) => path !== planPath(path) && holdsAny(data, fields))
      .flatMap(({ path, data }) => {
        const moved = { path, data: without(data, fields) };
        const plan = planPath(path);
        return known.has(plan) ? [moved] : [moved, { path: plan, data: planOf(path, data) }];
      });
  },
};

function planOf(path: string, location: RawData): RawData {
  const own = fields.map((name) => [name, location[name] ?? unplanned[name]] as const);
  const locationId = path.split("/").at(-1);
  return { locationId, ...Object.fromEntries(own), version: location["version"] };
}
