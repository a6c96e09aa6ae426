import { randomUUID } from "node:crypto";
import { nameKey } from "@crewline/domain/kernel/text/name-key";
import type { RawDocument } from "../store/company/raw-documents.ts";
import type { Migration, MigrationPage } from "./migration.ts";
import { isRecord } from "./name-book.ts";
import { inUndo } from "./packed-json.ts";

/** The conversion of the areas in the documents of each place. */
const places: Readonly<Record<string, (data: unknown) => unknown>> = {
  locationPlans: withIds,
  batches: (data) =>
    inUndo(data, (undo) => {
      if (!isRecord(undo)) return undo;
      const location = withIds(undo["location"]);
      return location === undo["location"] ? undo : { ...undo, location };
    }),
};

/**
 * Gives the areas of each location ids. Nothing referred to them by name; those that differ in case
 * or blanks become one, with the colour of the first.
 */
export const areasToIds: Migration = {
  id: "areas-to-ids",
  description: "Give the areas of locations ids.",
  places: Object.keys(places),
  step: ({ place, documents }: MigrationPage) =>
    documents.flatMap(({ path, data }): RawDocument[] => {
      const next = places[place]?.(data) ?? data;
      return next === data || !isRecord(next) ? [] : [{ path, data: next }];
    }),
};

/** The location with ids of its areas; the same one if each has one. */
function withIds(location: unknown): unknown {
  if (!isRecord(location) || !Array.isArray(location["areas"])) return location;
  const areas = location["areas"].filter(isRecord);
  if (areas.every(({ id }) => typeof id === "string")) return location;
  const keys = areas.map(({ name }) => nameKey(String(name)));
  const named = areas.filter((_area, index) => keys.indexOf(keys[index] ?? "") === index);
  return {
    ...location,
    areas: named.map((area) => (typeof area["id"] === "string" ? area : withId(area))),
  };
}

function withId(area: Readonly<Record<string, unknown>>) {
  return { id: randomUUID(), ...area };
}
