import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { Location } from "@crewline/domain/records/locations/location";
import { z } from "zod/mini";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";

type NamedLocation = Pick<Location, "id" | "name">;

const namesSchema = z.object({
  /** False if locations are missing that were last saved before this document existed. */
  isComplete: z._default(z.boolean(), false),
  /** By the ids of the locations; null for one that was removed. */
  names: z._default(z.record(locationIdSchema, z.nullable(z.string())), {}),
});

const ONE_DOCUMENT = "all";

/**
 * The names of all locations in one document, because no two may share a name: the check reads it
 * instead of every location, and locks none of them. `locationRecords` writes it with each location.
 * A company that has had locations for longer than this document gets the missing names with the
 * first check, in the same transaction.
 */
export function locationNames(
  { unit, path }: CompanyUnit,
  listStored: () => Promise<readonly NamedLocation[]>,
) {
  const stored = collection(unit, {
    path: `${path}/locationNames`,
    schema: namesSchema,
    what: "locationList",
  });
  const merge = (change: z.input<typeof namesSchema>) =>
    unit.merge(unit.firestore.doc(`${path}/locationNames/${ONE_DOCUMENT}`), change);
  /** Of a company whose document is not complete, with the changes of this unit. */
  let listed: Record<LocationId, string | null> | null = null;
  return {
    list: async (): Promise<readonly NamedLocation[]> => {
      const found = await stored.find(ONE_DOCUMENT);
      if (found?.isComplete === true) return namedIn(found.names);
      const locations = await listStored();
      listed = Object.fromEntries(locations.map(({ id, name }) => [id, name]));
      return locations;
    },
    /** For a company without locations. */
    begin: () => stored.create(ONE_DOCUMENT, { isComplete: true, names: {} }),
    /** Null removes the name. */
    save: (id: LocationId, name: string | null) => {
      if (listed === null) {
        merge({ names: { [id]: name } });
      } else {
        listed[id] = name;
        merge({ isComplete: true, names: listed });
      }
    },
  };
}

function namedIn(names: z.infer<typeof namesSchema>["names"]): NamedLocation[] {
  return Object.entries(names).flatMap(([id, name]) =>
    name === null ? [] : { id: locationIdSchema.parse(id), name },
  );
}
