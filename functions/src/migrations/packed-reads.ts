import { LOCATION_INDEX, packLocation } from "@crewline/domain/records/locations/location-index";
import { locationSchema } from "@crewline/domain/records/locations/location";
import { publishedShiftSchema } from "@crewline/domain/records/schedules/shift";
import { packShift, packsOf } from "@crewline/domain/records/schedules/packed/shift-pack";
import { alertSchema } from "@crewline/domain/records/alerts/alert";
import { shiftRequestSchema } from "@crewline/domain/records/schedules/shift-request";
import type { Wait } from "@crewline/domain/records/summaries/waiting";
import {
  alertWait,
  COMPANY_WORK,
  companyAlertText,
  correctionWait,
  disputeWait,
  punchWait,
  requestWait,
  timeOffWait,
} from "@crewline/domain/records/summaries/waiting";
import { timeEntrySchema } from "@crewline/domain/records/time-entries/time-entry";
import { unplacedPunchSchema } from "@crewline/domain/records/time-entries/unplaced-punch";
import { timeOffSchema } from "@crewline/domain/records/time-off/time-off";
import { timesheetSchema } from "@crewline/domain/records/timesheets/timesheet";
import { joinRequestSchema } from "@crewline/domain/records/users/join-request";
import type { z } from "zod/mini";
import { now } from "../platform/clock.ts";
import type { RawDocument } from "../store/company/raw-documents.ts";
import { plainData } from "../store/unit/document.ts";
import type { Migration } from "./migration.ts";

type Data = RawDocument["data"];

/** One text of a packed document: the path of that, its fields down to the texts, and its name. */
interface Packed {
  path: string;
  fields: readonly string[];
  id: string;
  text: string;
}

const indexPath = `locationIndex/${LOCATION_INDEX}`;

/**
 * Packs locations into one document, published shifts by employee, day and offer, and what waits for
 * a decision into the open work of its locations, which the app reads instead of them. What a packed
 * document has already is the newer one. The reasons for overridden rules, which staff could read
 * in what is published, are taken out of it.
 */
export const packedReads: Migration = {
  id: "packed-reads",
  description: "Pack what Home reads, and take managers' reasons out of published shifts.",
  places: [
    "locations",
    "publishedShifts",
    "timeOff",
    "shiftRequests",
    "timeEntries",
    "timesheets",
    "unplacedPunches",
    "alerts",
    "joinRequests",
  ],
  besideAll: (documents) => documents.flatMap(packedOf).map(({ path }) => path),
  step: ({ documents }) => {
    const before = new Map(documents.map((document) => [document.path, document]));
    const after = new Map<string, RawDocument>();
    for (const { path, fields, id, text } of documents.flatMap(packedOf)) {
      const data = (after.get(path) ?? before.get(path))?.data ?? {};
      const changed = withText(data, [...fields, id], text);
      if (changed !== null) after.set(path, { path, data: changed });
    }
    return [...after.values(), ...documents.flatMap(withoutReasons)];
  },
};

function withoutReasons({ path, data }: RawDocument): RawDocument[] {
  if (!path.startsWith("publishedShifts/") || !("overrides" in data)) return [];
  const { overrides: _reasons, ...seen } = data;
  return [{ path, data: seen }];
}

/** The data with the text at its place; null where something is there already. */
function withText(data: Data, [name = "", ...below]: readonly string[], text: string): Data | null {
  if (below.length === 0) return name in data ? null : { ...data, [name]: text };
  const inside = withText((data[name] ?? {}) as Data, below, text);
  return inside === null ? null : { ...data, [name]: inside };
}

/** Nothing for a document that cannot be read: it is told of where it is read. */
function packedOf({ path, data }: RawDocument): Packed[] {
  const [place = "", id = ""] = path.split("/");
  const stored = { ...plainData(data), id };
  const read = <T>(schema: z.ZodMiniType<T>, packed: (value: T) => Packed[]): Packed[] => {
    const parsed = schema.safeParse(stored);
    return parsed.success ? packed(parsed.data) : [];
  };
  switch (place) {
    case "locations":
      return read(locationSchema, (one) => [
        { path: indexPath, fields: ["locations"], id, text: packLocation(one) },
      ]);
    case "publishedShifts":
      return read(publishedShiftSchema, (shift) =>
        packsOf(shift, now()).map((pack) => {
          return { path: `shiftPacks/${pack}`, fields: ["shifts"], id, text: packShift(shift) };
        }),
      );
    case "timeOff":
      return read(timeOffSchema, (one) => waiting(timeOffWait(one)));
    case "shiftRequests":
      return read(shiftRequestSchema, (one) => waiting(requestWait(one)));
    case "timeEntries":
      return read(timeEntrySchema, (one) => waiting(correctionWait(one)));
    case "timesheets":
      return read(timesheetSchema, (one) => waiting(disputeWait(one)));
    case "unplacedPunches":
      return read(unplacedPunchSchema, (one) => waiting(punchWait(one)));
    case "alerts":
      return read(alertSchema, (one) => [
        ...waiting(alertWait(one)),
        ...ofCompany("alerts", id, companyAlertText(one)),
      ]);
    case "joinRequests":
      return read(joinRequestSchema, ({ state, askedAt }) =>
        ofCompany("joins", id, state === "waiting" ? askedAt : null),
      );
    default:
      return [];
  }
}

function waiting(wait: Wait | null): Packed[] {
  const { kind, id, locationIds, text } = wait ?? { ...noWait };
  if (text === null) return [];
  const fields = ["waiting", kind];
  return locationIds.map((place) => ({ path: `openWork/${place}`, fields, id, text }));
}

const noWait = { kind: "alerts", id: "", locationIds: [], text: null } as const;

function ofCompany(field: string, id: string, text: string | null): Packed[] {
  return text === null ? [] : [{ path: `companyWork/${COMPANY_WORK}`, fields: [field], id, text }];
}
