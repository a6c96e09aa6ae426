import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DayEventId } from "@crewline/domain/kernel/ids/record-ids";
import type {
  addDayEventSchema,
  DayEvent,
  DayEventTerms,
  removeDayEventSchema,
  saveDayEventSchema,
} from "@crewline/domain/records/day-events/day-event";
import { dayEventChanges } from "@crewline/domain/rules/day-events/day-event-changes";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Thing } from "@crewline/domain/rules/violations/thing";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { isInReach } from "../../operations/commands/require-reach.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { recordAudit } from "../../operations/history/record-audit.ts";
import { now } from "../../platform/clock.ts";
import type { Done, Edited } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** Adds an event to days of a location in reach; to those of the whole company for admins. */
export function addDayEvent(
  actor: Actor,
  input: z.infer<typeof addDayEventSchema>,
): Promise<{ dayEventId: DayEventId }> {
  return command(actor, input, async (store) => {
    await requirePlace(store, actor, input.event.locationId);
    const id = store.dayEvents.newId();
    const added = newDayEvent(actor, input.event, { id, version: 1 });
    store.dayEvents.create(id, added);
    auditDayEvent(store, actor, { act: "added", before: null, after: added });
    return { dayEventId: id };
  });
}

/** Changes an event; both its present place and the new one have to be in reach. */
export function saveDayEvent(
  actor: Actor,
  input: z.infer<typeof saveDayEventSchema>,
): Promise<Edited> {
  return command(actor, input, async (store) => {
    const before = await getInReach(store, actor, input.dayEventId);
    requireSeen(before, input.expectedVersion);
    await requirePlace(store, actor, input.event.locationId);
    const version = before.version + 1;
    const after = newDayEvent(actor, input.event, { id: before.id, version });
    store.dayEvents.save(before.id, after);
    auditDayEvent(store, actor, { act: "changed", before, after });
    return { version };
  });
}

/** Removes an event from the calendar; the history keeps what it was. */
export function removeDayEvent(
  actor: Actor,
  input: z.infer<typeof removeDayEventSchema>,
): Promise<Done> {
  return command(actor, input, async (store) => {
    const before = await getInReach(store, actor, input.dayEventId);
    requireSeen(before, input.expectedVersion);
    store.dayEvents.remove(before.id);
    auditDayEvent(store, actor, { act: "removed", before, after: null });
    return {};
  });
}

async function getInReach(store: CompanyStore, actor: Actor, id: DayEventId): Promise<DayEvent> {
  const event = await store.dayEvents.get(id);
  requireEventReach(actor, event.locationId, "dayEvent");
  return event;
}

async function requirePlace(
  store: CompanyStore,
  actor: Actor,
  locationId: LocationId | null,
): Promise<void> {
  requireEventReach(actor, locationId, "location");
  if (locationId !== null) await store.locations.get(locationId);
}

/** Only admins reach what concerns the whole company. Throws notFound. */
function requireEventReach(actor: Actor, locationId: LocationId | null, what: Thing): void {
  const locationIds = locationId === null ? [] : [locationId];
  if (!isInReach(actor, { locationIds })) throw new RuleViolation("notFound", { what });
}

function requireSeen({ version, savedByName }: DayEvent, expectedVersion: number): void {
  requireVersion({ version }, expectedVersion, { what: "dayEvent", changedBy: savedByName });
}

function newDayEvent(
  { uid, displayName }: Actor,
  terms: DayEventTerms,
  of: Pick<DayEvent, "id" | "version">,
): DayEvent {
  return { ...terms, ...of, savedAt: now(), savedBy: uid, savedByName: displayName };
}

interface Change {
  act: "added" | "changed" | "removed";
  before: DayEvent | null;
  after: DayEvent | null;
}

function auditDayEvent(store: CompanyStore, actor: Actor, { act, before, after }: Change): void {
  const event = after ?? before;
  if (event === null) return;
  const places = [before, after].flatMap((one) => one?.locationId ?? []);
  recordAudit(store, actor, {
    entity: "dayEvent",
    recordId: event.id,
    act,
    day: event.from,
    locationIds: [...new Set(places)],
    changes: dayEventChanges(before, after),
  });
}
