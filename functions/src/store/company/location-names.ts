import { idSchema } from "@crewline/domain/kernel/fields/fields";
import type { Location } from "@crewline/domain/records/locations/location";
import { z } from "zod";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";

type NamedLocation = Pick<Location, "id" | "name">;
export type LocationNames = ReturnType<typeof locationNames>;

/** Null: the location was removed. False: only the locations written since are listed. */
const namesSchema = z.object({
  isComplete: z.boolean().default(false),
  names: z.record(idSchema, z.string().nullable()).default({}),
});

const ONE_DOCUMENT = "all";

/**
 * The names of all locations in one document, for which no two may share a name: a new location
 * reads it instead of all the others, and locks none of them. Written with each location, by
 * `locationRecords`. In companies from before it the first reader lists the locations, and the same
 * transaction completes the document.
 */
export function locationNames(
  { unit, path }: CompanyUnit,
  listStored: () => Promise<readonly NamedLocation[]>,
) {
  const stored = collection(unit, {
    path: `${path}/locationNames`,
    schema: namesSchema,
    what: "list of locations",
  });
  const merge = (change: z.input<typeof namesSchema>) =>
    unit.merge(unit.firestore.doc(`${path}/locationNames/${ONE_DOCUMENT}`), change);
  /** Of a company whose document is not complete, with the changes of this unit. */
  let listed: Record<string, string | null> | null = null;
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
    save: (id: string, name: string | null) => {
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
  return Object.entries(names).flatMap(([id, name]) => (name === null ? [] : { id, name }));
}
