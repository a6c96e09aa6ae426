import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { locationPlanSchema } from "@crewline/domain/records/locations/location-plan";
import type {
  LocationRecord,
  StoredLocation,
} from "@crewline/domain/records/locations/location-record";
import {
  joinPlans,
  splitRecord,
  storedLocationSchema,
} from "@crewline/domain/records/locations/location-record";
import { locationWork } from "@crewline/domain/rules/jobs/recurring-work";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { saveDueWork } from "../due-work.ts";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";
import { locationIndex } from "./packed/location-index.ts";
import { locationNames } from "./location-names.ts";
import { openWork } from "./packed/open-work.ts";

/**
 * Locations with their plans: two documents that are written in the same transaction, with one
 * version. The fields of a plan that an older document still holds are read from there. The same
 * transaction sets the location's name, its place in the list of all, its recurring work and the
 * staffing in its open work.
 */
export function locationRecords({ unit, path, companyId }: CompanyUnit) {
  const stored = collection(unit, {
    path: `${path}/locations`,
    schema: storedLocationSchema,
    what: "location",
  });
  const plans = locationPlans({ unit, path, companyId });
  const index = locationIndex({ unit, path, companyId });
  const names = locationNames({ unit, path, companyId }, () => stored.list([]));
  const join = async (found: readonly StoredLocation[]) =>
    joinPlans(found, await plans.findAll(found.map(({ id }) => id)));
  const findAll = async (ids: readonly LocationId[]) => join(await stored.findAll(ids));
  const write = (how: "create" | "save") => (id: LocationId, record: LocationRecord) => {
    const { location, plan } = splitRecord(record);
    stored[how](id, location);
    plans.save(id, plan);
    names.save(id, location.name);
    index.saveOne(id, location);
    openWork({ unit, path, companyId }).saveStaffing(id, plan.staffing);
    for (const due of locationWork(companyId, record, unit.now())) saveDueWork(unit, due);
  };
  return {
    newId: stored.newId,
    names,
    findAll,
    /** Throws notFound. */
    get: async (id: LocationId) => {
      const [found] = await findAll([id]);
      if (found === undefined) throw new RuleViolation("notFound", { what: "location" });
      return found;
    },
    list: async () => join(await stored.list([])),
    create: write("create"),
    save: write("save"),
    remove: (id: LocationId) => {
      stored.remove(id);
      plans.remove(id);
      names.save(id, null);
      index.saveOne(id, null);
    },
  };
}

function locationPlans({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/locationPlans`,
    schema: locationPlanSchema,
    what: "location",
  });
}
