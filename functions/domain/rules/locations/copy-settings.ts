import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { copiedAreas } from "./areas.ts";
import type { LocationRow } from "./location-inputs.ts";
import type { LocationChanges, LocationRecord } from "../../records/locations/location-record.ts";

/** The groups of settings that one location can take over from another. */
export const settingGroups = [
  "hours",
  "specialDays",
  "jobRoles",
  "areas",
  "staffing",
  "budget",
  "clockIn",
] as const;
export type SettingGroup = (typeof settingGroups)[number];

interface Copying {
  groups: readonly SettingGroup[];
  targets: readonly LocationRecord[];
  newId: () => string;
}

/**
 * One row for each location that would change, with what it takes over; `newId` names new areas.
 * Where a place lies stays its own: of the clock-in rules only the mode and the radius are copied,
 * and only to a location that says where it is.
 */
export function copyRows(
  source: LocationRecord,
  { groups, targets, newId }: Copying,
): LocationRow[] {
  const areasFor = ({ areas }: LocationRecord) => copiedAreas(source.areas, areas, newId);
  return targets
    .map((target) => ({
      target,
      location: takenOver({ ...source, areas: areasFor(target) }, groups, target),
    }))
    .filter(({ target, location }) => differs(target, location))
    .map(({ target, location }) => ({
      key: target.id,
      title: target.name,
      locationId: target.id,
      expectedVersion: target.version,
      location,
    }));
}

function takenOver(
  source: LocationRecord,
  groups: readonly SettingGroup[],
  target: LocationRecord,
): LocationChanges {
  const of: Record<SettingGroup, LocationChanges> = {
    hours: { openingHours: source.openingHours },
    specialDays: { specialDays: source.specialDays, holidayCalendar: source.holidayCalendar },
    jobRoles: { jobRoleIds: source.jobRoleIds },
    areas: { areas: source.areas },
    staffing: { staffing: source.staffing },
    budget: { budget: source.budget },
    clockIn: { geofence: fenceFor(source, target) },
  };
  return Object.assign({}, ...groups.map((group) => of[group])) as LocationChanges;
}

function fenceFor(
  { geofence: { mode, radiusMetres } }: LocationRecord,
  { geofence }: LocationRecord,
) {
  const isPlaced = geofence.latitude !== null && geofence.longitude !== null;
  return { ...geofence, radiusMetres, mode: isPlaced ? mode : geofence.mode };
}

function differs(target: LocationRecord, changes: LocationChanges): boolean {
  const known = new Map<string, unknown>(Object.entries(target));
  return Object.entries(changes).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(known.get(name)),
  );
}

/** A new location with the settings of another one, but not with what belongs to its place. */
export function duplicateOf(
  source: LocationRecord,
  own: { id: LocationId; name: string },
  newId: () => string,
): LocationRecord {
  const { geofence } = source;
  return {
    ...source,
    ...own,
    areas: copiedAreas(source.areas, [], newId),
    address: "",
    phone: "",
    costCentre: "",
    geofence: { ...geofence, mode: "off", latitude: null, longitude: null },
    status: "active",
    version: 1,
  };
}
