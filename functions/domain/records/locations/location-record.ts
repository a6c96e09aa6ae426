import { z } from "zod/mini";
import { detailFields, locationSchema, noDetails } from "./location.ts";
import type { Location } from "./location.ts";
import type { LocationPlan, PlanFields } from "./location-plan.ts";
import { noPlan, planFields } from "./location-plan.ts";

/** A location with its plan, for those who may read both. */
export type LocationRecord = Location & PlanFields;

/**
 * A location as it is stored. Documents from before plans had documents of their own still hold the
 * fields of the plan; the next save or `npm run migrate` moves them.
 */
export const storedLocationSchema = z.extend(locationSchema, z.partial(z.object(planFields)).shape);
export type StoredLocation = z.infer<typeof storedLocationSchema>;

/**
 * The two parts as one record. Its version is the lower one, so that an edit that began while only
 * one part of a change had arrived is refused as out of date.
 */
export function joinPlan(stored: StoredLocation, plan: LocationPlan | null): LocationRecord {
  const version = Math.min(stored.version, plan?.version ?? stored.version);
  return { ...stored, ...planOf(plan ?? stored), version };
}

/** The records of several locations, in their order. */
export function joinPlans(
  stored: readonly StoredLocation[],
  plans: readonly LocationPlan[],
): LocationRecord[] {
  const planById = new Map(plans.map((plan) => [plan.id, plan]));
  return stored.map((one) => joinPlan(one, planById.get(one.id) ?? null));
}

/** The documents of a record: what all members read, and the plan. */
export function splitRecord(record: LocationRecord): { location: Location; plan: LocationPlan } {
  const { id, name, address, timeZone, status, version } = record;
  const { openingHours, phone, specialDays, schoolBreaks, geofence } = record;
  const place = { id, name, address, timeZone, status };
  return {
    location: { ...place, openingHours, phone, specialDays, schoolBreaks, geofence, version },
    plan: { id, locationId: id, ...planOf(record), version },
  };
}

function planOf(own: { [K in keyof PlanFields]?: PlanFields[K] | undefined }): PlanFields {
  return {
    costCentre: own.costCentre ?? noPlan.costCentre,
    holidayCalendar: own.holidayCalendar ?? noPlan.holidayCalendar,
    areas: own.areas ?? noPlan.areas,
    jobRoleIds: own.jobRoleIds ?? noPlan.jobRoleIds,
    staffing: own.staffing ?? noPlan.staffing,
    budget: own.budget ?? noPlan.budget,
    laborBudget: own.laborBudget ?? noPlan.laborBudget,
    minimumWageTenThousandths: own.minimumWageTenThousandths ?? noPlan.minimumWageTenThousandths,
  };
}

/** The first values of a new location. */
export const blankDetails = { ...noDetails, ...noPlan };

/** The fields of a new location. */
export const locationInputSchema = z.pick(locationSchema, {
  name: true,
  address: true,
  timeZone: true,
  openingHours: true,
});
export type LocationInput = z.infer<typeof locationInputSchema>;

/** The details as an edit carries them: what is left out stays as it is. */
export const detailChangesSchema = z.partial(z.object({ ...detailFields, ...planFields }));

/** The fields of an edit: those left out stay as they are. */
export const locationChangesSchema = z.extend(
  z.partial(locationInputSchema),
  detailChangesSchema.shape,
);
export type LocationChanges = z.infer<typeof locationChangesSchema>;
