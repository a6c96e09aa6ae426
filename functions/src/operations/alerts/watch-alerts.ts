import type { CompanyId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { AlertId } from "@crewline/domain/kernel/ids/record-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import {
  companyCausesAt,
  companyMutedAt,
  nextCompanyLook,
} from "@crewline/domain/projections/alerts/company-causes";
import { causesAt, mutedAt, nextLook } from "@crewline/domain/projections/alerts/location-causes";
import type { LocationSituation } from "@crewline/domain/projections/alerts/situation";
import type { Alert } from "@crewline/domain/records/alerts/alert";
import { companyAlertTypes, locationAlertTypes } from "@crewline/domain/records/alerts/alert-type";
import type { Cause } from "@crewline/domain/rules/alerts/cause";
import { now } from "../../platform/clock.ts";
import { companies } from "../../store/companies.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import { readPeople } from "../employment/read-people.ts";
import { readCompanySituation } from "./read-company-situation.ts";
import type { WatchedPlace } from "./read-location-situation.ts";
import { readLocationSituation, watchedDays } from "./read-location-situation.ts";
import { settleAlerts } from "./settle-alerts.ts";

/** Rebuilds the summaries of days of the watched location. */
export type RebuildDays = (days: { from: LocalDate; to: LocalDate }) => Promise<unknown>;

/**
 * Compares the alerts of a location with the present causes: makes, renews and resolves them, and
 * queues the mail that is due. Returns the next look; null for a location that is gone or archived,
 * whose alerts end. It may run twice and be cut off: the same causes change nothing. Summaries lag
 * behind punches, so they are rebuilt before a new alert is made.
 */
export async function watchLocationWith(
  rebuildDays: RebuildDays,
  companyId: CompanyId,
  locationId: LocationId,
): Promise<Instant | null> {
  const unit = await readingUnit();
  const company = await companies(unit).find(companyId);
  if (company === null) return null;
  const store = companyStore(unit, companyId);
  const [location] = await store.locationRecords.findAll([locationId]);
  if (location === undefined) return null;
  const at = now();
  const terms = { company, location, timeZone: location.timeZone, at };
  const standing = (await standingAlerts(store, locationId)).filter(({ type }) =>
    isLocal.has(type),
  );
  if (location.status !== "active") {
    await settleAlerts({ ...terms, standing, causes: [], mutedIds: new Set() });
    return null;
  }
  const people = await readPeople(store);
  const look = () => lookAtLocation(store, { company, location, people, now: at }, standing);
  let found = await look();
  if (hasNewCause(found, standing)) {
    await rebuildDays(watchedDays(location.timeZone, at));
    found = await look();
  }
  const { situation, causes, mutedIds } = found;
  const alerts = await settleAlerts({ ...terms, standing, causes, mutedIds });
  return nextLook(situation, at, alerts);
}

interface Look {
  situation: LocationSituation;
  causes: Cause[];
  mutedIds: ReadonlySet<AlertId>;
}

async function lookAtLocation(
  store: CompanyStore,
  place: WatchedPlace,
  standing: readonly Alert[],
): Promise<Look> {
  const situation = await readLocationSituation(store, place);
  const causes = causesAt(situation, place.now, new Set(standing.map(({ id }) => id)));
  return { situation, causes, mutedIds: mutedAt(situation, place.now) };
}

/** True if there is a cause without an alert. */
function hasNewCause({ causes }: Look, standing: readonly Alert[]): boolean {
  const known = new Set<string>(standing.map(({ id }) => id));
  return causes.some(({ id }) => !known.has(id));
}

const isLocal: ReadonlySet<string> = new Set(locationAlertTypes);

/** As `watchLocationWith`, for what concerns the whole company; null for one that does not exist. */
export async function watchCompany(companyId: CompanyId): Promise<Instant | null> {
  const unit = await readingUnit();
  const company = await companies(unit).find(companyId);
  if (company === null) return null;
  const store = companyStore(unit, companyId);
  const at = now();
  const { found: standing } = await store.alerts.listReadable([
    ["isCausePresent", "==", true],
    ["type", "in", companyAlertTypes],
  ]);
  const people = await readPeople(store);
  const situation = await readCompanySituation(store, { company, people, now: at });
  const causes = companyCausesAt(situation, at);
  const terms = { company, location: null, timeZone: company.timeZone, at };
  const mutedIds = companyMutedAt(situation, at);
  const alerts = await settleAlerts({ ...terms, standing, causes, mutedIds });
  return nextCompanyLook(situation, at, alerts);
}

async function standingAlerts(store: CompanyStore, locationId: LocationId): Promise<Alert[]> {
  const { found } = await store.alerts.listReadable([
    ["locationId", "==", locationId],
    ["isCausePresent", "==", true],
  ]);
  return found;
}
