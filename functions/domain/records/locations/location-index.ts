import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { entriesById } from "../../kernel/ids/entries-by-id.ts";
import { z } from "zod/mini";
import { locationSchema } from "./location.ts";
import type { Location } from "./location.ts";
import type { StoredLocation } from "./location-record.ts";
import { storedLocationSchema } from "./location-record.ts";

/**
 * `locationIndex/all`: the locations of a company as all members see them, each one text, so that a
 * screen reads one document for all of them. Null for a location that was removed.
 */
export const locationIndexSchema = z.object({
  locations: z._default(z.record(locationIdSchema, z.nullable(z.string())), {}),
});
export type LocationIndex = z.infer<typeof locationIndexSchema>;

/** The one document of the index. */
export const LOCATION_INDEX = "all";

const writtenSchema = z.omit(locationSchema, { id: true });
const readSchema = z.omit(storedLocationSchema, { id: true });

export function packLocation(location: Location): string {
  return JSON.stringify(writtenSchema.parse(location));
}

/** The locations that can be read, and the ids of the others. */
export function locationsOf({ locations }: LocationIndex): {
  locations: StoredLocation[];
  unreadable: LocationId[];
} {
  const unreadable: LocationId[] = [];
  const found = entriesById<LocationId, string | null>(locations).flatMap(([id, text]) => {
    if (text === null) return [];
    try {
      return [{ id, ...readSchema.parse(JSON.parse(text)) }];
    } catch {
      unreadable.push(id);
      return [];
    }
  });
  return { locations: found, unreadable };
}
