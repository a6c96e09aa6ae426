import { withStoredPhone } from "@crewline/domain/rules/phones/location-phone";
import type {
  LocationChanges,
  LocationRecord,
} from "@crewline/domain/records/locations/location-record";
import { requireUniqueName } from "@crewline/domain/rules/locations/require-unique-name";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { withChanges } from "@crewline/domain/kernel/fields/with-changes";
import type { Actor } from "../../operations/commands/actor.ts";
import { requirePlanRoles } from "../../operations/company/require-job-roles.ts";
import { changeLocation } from "../../operations/locations/change-location.ts";
import { auditShift } from "../../operations/history/audit-shift.ts";
import { readOpenWeeks } from "../../operations/schedules/open-weeks.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { tellMovedPeople } from "./tell-moved-people.ts";
import { readZoneMove } from "./zone-move.ts";

interface Edit {
  before: LocationRecord;
  changes: LocationChanges;
  /** The caller has seen which shifts a new zone moves. */
  movesShifts: boolean;
  /** True where an undo restores values that the location had: they are not validated again. */
  isRestored?: boolean;
}

/**
 * Reads and checks what a change of a location needs; the function it returns writes the change and
 * returns the new version. Another zone moves the planned shifts, never worked time, and notifies
 * those who see them. Throws duplicateName, zoneMovesShifts and what prevents moving a shift.
 */
export async function editLocation(
  unit: Unit,
  actor: Actor,
  { before, changes, movesShifts, isRestored = false }: Edit,
): Promise<() => LocationRecord> {
  const store = companyStore(unit, actor.companyId);
  const changed = { ...withChanges(before, changes), version: before.version + 1 };
  const isKept = isRestored || changed.phone === before.phone;
  const after = isKept ? changed : await withReadPhone(store, changed, before.phone);
  if (after.name !== before.name) {
    requireUniqueName(after.name, await store.locationRecords.names.list(), before.id);
  }
  const { jobRoles } = await store.company();
  if (!isRestored) requirePlanRoles(jobRoles, after);
  const moveShifts =
    after.timeZone === before.timeZone
      ? () => 0
      : await prepareMove(unit, actor, { before, after, movesShifts });
  return () => {
    changeLocation(store, actor, { before, after, jobRoles, count: moveShifts() });
    return after;
  };
}

async function withReadPhone(
  store: CompanyStore,
  location: LocationRecord,
  before: string,
): Promise<LocationRecord> {
  const { country } = await store.company();
  return withStoredPhone(location, before, country);
}

/** The function it returns moves the shifts and returns how many. */
async function prepareMove(
  unit: Unit,
  actor: Actor,
  {
    before,
    after,
    movesShifts,
  }: { before: LocationRecord; after: LocationRecord; movesShifts: boolean },
): Promise<() => number> {
  const store = companyStore(unit, actor.companyId);
  const { shifts, published } = await readZoneMove(store, after, now());
  if (shifts.length > 0 && !movesShifts) {
    throw new RuleViolation("zoneMovesShifts", { count: shifts.length });
  }
  const broken = [...shifts, ...published].find(({ problem }) => problem !== null)?.problem;
  if (broken) throw broken;
  await readOpenWeeks(
    store,
    [...shifts, ...published].map(({ after: shift }) => shift),
  );
  const company = await store.company();
  const tellThem = await tellMovedPeople(unit, actor, { before, after, published, company });
  const updated = { updatedBy: actor.uid, updatedByName: actor.displayName };
  return () => {
    for (const { before: former, after: shift } of shifts) {
      const saved = { ...shift, ...updated, version: shift.version + 1 };
      store.shifts.change(former, saved);
      auditShift(store, actor, { act: "moved", before: former, after: saved });
    }
    for (const { before: seen, after: shift } of published) {
      store.publishedShifts.show(seen, shift);
    }
    tellThem();
    return shifts.length;
  };
}
