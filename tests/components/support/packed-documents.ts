import type { Alert } from "@crewline/domain/records/alerts/alert";
import type { Wait } from "@crewline/domain/records/summaries/waiting";
import {
  alertWait,
  companyAlertText,
  correctionWait,
  disputeWait,
  packWaiting,
  punchWait,
  requestWait,
  timeOffWait,
} from "@crewline/domain/records/summaries/waiting";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import {
  packPlannedShift,
  rosterDayId,
  rosterDayOf,
} from "@crewline/domain/records/schedules/packed/roster-day";
import { packShift, packsOf } from "@crewline/domain/records/schedules/packed/shift-pack";
import type { StoredDocument } from "../../../web/src/live/live-source.ts";

type Fields = StoredDocument["data"];
type Documents = ReadonlyMap<string, Fields>;

/** The document, with what the server would have packed of the others; undefined without either. */
export function packedDocument(documents: Documents, path: string): Fields | undefined {
  const stored = documents.get(path);
  const [companies, company, place = "", id = ""] = path.split("/");
  const below = (name: string) => rowsBelow(documents, `${companies}/${company}/${name}/`);
  if (place === "locationIndex") {
    const locations = below("locations").map(([own, data]) => [own, JSON.stringify(data)]);
    return locations.length === 0 ? undefined : { locations: Object.fromEntries(locations) };
  }
  if (place === "openWork") return openWorkOf(stored, waitsOf(below), id);
  if (place === "companyWork") return companyWorkOf(below);
  return place === "shiftPacks"
    ? (shiftPacksOf(below("publishedShifts")).get(id) ?? { shifts: {} })
    : stored;
}

function shiftPacksOf(published: [id: string, data: Fields][]): Map<string, Fields> {
  const shifts = published.map(([id, data]) => ({ ...data, id }) as unknown as PublishedShift);
  const held = shifts.flatMap((shift) => packsOf(shift, shift.endsAt).map((id) => ({ id, shift })));
  return new Map(
    [...Map.groupBy(held, ({ id }) => id)].map(([id, all]) => [
      id,
      oncePacked(Object.fromEntries(all.map(({ shift }) => [shift.id, packShift(shift)]))),
    ]),
  );
}

/**
 * The documents of a collection, those that the server would have packed of others included. A
 * packed one stays the same object while its sources stay the same.
 */
export function documentsOf(documents: Documents, collection: string): [string, Fields][] {
  if (collection.endsWith("/shiftPacks")) {
    const single = collection.replace(/shiftPacks$/u, "publishedShifts/");
    return [...shiftPacksOf(rowsBelow(documents, single))];
  }
  if (!collection.endsWith("/rosterDays")) return rowsBelow(documents, `${collection}/`);
  const shifts = rowsBelow(documents, collection.replace(/rosterDays$/u, "shifts/")).map(
    ([id, data]) => ({ ...data, id }) as unknown as Shift,
  );
  return [...Map.groupBy(shifts, rosterDayId)].map(([id, ofDay]) => [id, rosterDayWith(ofDay)]);
}

function rosterDayWith(ofDay: readonly Shift[]): Fields {
  const [first] = ofDay;
  const shifts = Object.fromEntries(ofDay.map((one) => [one.id, packPlannedShift(one)]));
  return oncePacked(shifts, first && rosterDayOf(first));
}

const packed = new Map<string, Fields>();

/** The document with these texts; the same object for the same texts. */
function oncePacked(shifts: Readonly<Record<string, string>>, of: object = {}): Fields {
  const document = { ...of, shifts };
  const key = JSON.stringify(document);
  const known = packed.get(key) ?? document;
  packed.set(key, known);
  return known;
}

function rowsBelow(documents: Documents, start: string): [id: string, data: Fields][] {
  return [...documents]
    .filter(([path]) => path.startsWith(start) && !path.slice(start.length).includes("/"))
    .map(([path, data]) => [path.slice(start.length), data]);
}

type Below = (name: string) => [id: string, data: Fields][];

function waitsOf(below: Below): (Wait | null)[] {
  // Each name goes with the function of its documents.
  const rows = (name: string, waitOf: (row: never) => Wait | null) =>
    below(name).map(([id, data]) => waitOf({ ...data, id } as never));
  return [
    ...rows("timeOff", timeOffWait),
    ...rows("shiftRequests", requestWait),
    ...rows("timeEntries", correctionWait),
    ...rows("timesheets", disputeWait),
    ...rows("unplacedPunches", punchWait),
    ...rows("alerts", alertWait),
  ];
}

function openWorkOf(stored: Fields | undefined, waits: (Wait | null)[], id: string) {
  const here = waits.filter((wait) => wait?.locationIds.some((place) => place === id));
  return here.length === 0 ? stored : { ...stored, waiting: packWaiting(here) };
}

function companyWorkOf(below: Below): Fields {
  const alerts = below("alerts").map(([id, data]) => {
    return [id, companyAlertText({ ...data, id } as unknown as Alert)];
  });
  const joins = below("joinRequests").map(([id, { state, askedAt }]) => {
    return [id, state === "waiting" ? askedAt : null];
  });
  return { alerts: Object.fromEntries(alerts), joins: Object.fromEntries(joins) };
}
