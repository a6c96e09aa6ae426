import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PunchId } from "@crewline/domain/kernel/ids/record-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { PunchRecord } from "@crewline/domain/records/time-entries/punch-record";
import type { UnplacedPunch } from "@crewline/domain/records/time-entries/unplaced-punch";
import type { RuleCode } from "@crewline/domain/rules/violations/rule-facts";
import { brokenRuleOf, RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../commands/actor.ts";
import { getLocalEmployee } from "../employment/get-local-employee.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { inTransaction } from "../../store/unit/unit.ts";

/** Refusals that pass, so that the device sends the punch again, and those of an unlinked login. */
const passing: readonly RuleCode[] = [
  "busy",
  "keyUsed",
  "unreadableRecord",
  "companyUpdating",
  "notEmployee",
];

export function isLasting(error: unknown): error is RuleViolation {
  return error instanceof RuleViolation && !passing.includes(error.code);
}

interface Unplaced {
  id: PunchId;
  punch: PunchRecord;
  locationId: LocationId | null;
  violation: RuleViolation;
}

/** Keeps a punch that could not be applied for a manager; once, however often it is sent. */
export function keepUnplaced(actor: Actor, unplaced: Unplaced): Promise<void> {
  const { employeeId, companyId } = actor;
  if (employeeId === null) return Promise.resolve();
  return inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const { id, punch, violation } = unplaced;
    if ((await store.unplacedPunches.find(id)) !== null) return;
    const { employee, timeZone } = await getLocalEmployee(store, employeeId, punch.at);
    const locationId = placeOf(employee.locationIds, unplaced.locationId);
    if (locationId === undefined) return;
    store.unplacedPunches.save(id, {
      id,
      employeeId,
      employeeName: employee.name,
      locationId,
      day: localDateAt(punch.at, timeZone),
      timeZone,
      punch,
      rule: brokenRuleOf(violation),
      state: "open",
      settledByName: null,
      settledAt: null,
      version: 1,
    });
  });
}

function placeOf(own: readonly LocationId[], wanted: LocationId | null): LocationId | undefined {
  return wanted !== null && own.includes(wanted) ? wanted : (own[0] ?? wanted ?? undefined);
}

/** A punch that was sent again and applied no longer waits for a manager. */
export async function settleIfUnplaced(
  store: CompanyStore,
  { employeeId }: Actor,
  { id, at }: { id: PunchId; at: Instant },
): Promise<(() => void) | null> {
  const found = await store.unplacedPunches.find(id);
  if (found === null || found.state === "settled" || found.employeeId !== employeeId) return null;
  return () => store.unplacedPunches.save(id, settled(found, found.employeeName, at));
}

/** The punch once there is nothing left to do about it. */
export function settled(
  before: UnplacedPunch,
  settledByName: string,
  settledAt: Instant,
): UnplacedPunch {
  return { ...before, state: "settled", settledByName, settledAt, version: before.version + 1 };
}
