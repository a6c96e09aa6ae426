import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { locationsOf, LOCATION_INDEX } from "@crewline/domain/records/locations/location-index";
import type { Limited } from "@crewline/domain/records/subscription/plan";
import { requireRoom } from "@crewline/domain/rules/subscription/require-room";
import { findGate } from "../../store/companies.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import { currentEmployees } from "./current-employees.ts";

/**
 * Throws limitReached if the company may not have so many more. It counts outside of the
 * transaction, so that people who are added at the same moment do not wait for each other; two of
 * them may both take the last place, and nothing depends on it.
 */
export async function requireRoomFor(
  companyId: CompanyId,
  what: Limited,
  adding: number,
): Promise<void> {
  const { terms } = await findGate(await readingUnit(), companyId);
  if (terms === null || terms.limits[what] === null) return;
  requireRoom(terms.limits, what, { present: await present[what](companyId), adding });
}

const present: Readonly<Record<Limited, (companyId: CompanyId) => Promise<number>>> = {
  locations: async (companyId) => {
    const { locationIndex } = await readCompany(companyId);
    const index = await locationIndex.find(LOCATION_INDEX);
    const { locations } = index === null ? { locations: [] } : locationsOf(index);
    return locations.filter(({ status }) => status === "active").length;
  },
  employees: async (companyId) => (await currentEmployees(companyId)).length,
};
