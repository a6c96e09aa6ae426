import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { Location } from "../../records/locations/location.ts";

/** Throws duplicateName when another location has the name, in whatever case; archived ones too. */
export function requireUniqueName(
  name: string,
  locations: readonly Pick<Location, "id" | "name">[],
  ownId: LocationId | null,
): void {
  const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
  if (locations.some((other) => other.id !== ownId && isSame(other.name))) {
    throw new RuleViolation("duplicateName", { name });
  }
}
