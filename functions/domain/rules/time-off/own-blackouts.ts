import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Blackout } from "../../records/time-off/blackout.ts";
import { RuleViolation } from "../violations/rule-violation.ts";

/** True for a blackout of managed locations alone; `managed` is null for the whole company. */
export function mayEditBlackout(
  { locationIds }: Pick<Blackout, "locationIds">,
  managed: readonly LocationId[] | null,
): boolean {
  if (managed === null) return true;
  return locationIds !== null && locationIds.every((id) => managed.includes(id));
}

/**
 * Throws blackoutElsewhere unless all blackouts that are added, changed or removed are, before and
 * after, of managed locations alone.
 */
export function requireOwnBlackouts(
  before: readonly Blackout[],
  after: readonly Blackout[],
  managed: readonly LocationId[] | null,
): void {
  const stays = (one: Blackout, among: readonly Blackout[]) =>
    among.some((other) => isSameBlackout(one, other));
  const touched = [
    ...before.filter((one) => !stays(one, after)),
    ...after.filter((one) => !stays(one, before)),
  ];
  const foreign = touched.find((one) => !mayEditBlackout(one, managed));
  if (foreign !== undefined) throw new RuleViolation("blackoutElsewhere", { name: foreign.name });
}

function isSameBlackout(one: Blackout, other: Blackout): boolean {
  const [places, others] = [one, other].map(({ locationIds }) => locationIds?.join() ?? null);
  const [days, otherDays] = [one, other].map(({ from, until }) => `${from} ${until}`);
  return one.id === other.id && one.name === other.name && days === otherDays && places === others;
}
