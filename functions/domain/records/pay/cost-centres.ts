import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import type { LocationRecord } from "../locations/location-record.ts";

/** The codes of the locations in the accounts, by the locations' ids. */
export const costCentresSchema = z.record(locationIdSchema, z.string());
export type CostCentres = z.infer<typeof costCentresSchema>;

/** The codes of the locations that have one, archived ones included. */
export function costCentresOf(
  locations: readonly Pick<LocationRecord, "id" | "costCentre">[],
): CostCentres {
  const coded = locations.filter(({ costCentre }) => costCentre !== "");
  return Object.fromEntries(coded.map(({ id, costCentre }) => [id, costCentre]));
}
