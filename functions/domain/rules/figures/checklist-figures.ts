import type { ShownItem, ShownProblem } from "../../records/pay/period-checklist.ts";
import type { ExplainedFigure } from "./explained-figure.ts";
import { explainFigure, figureLine } from "./explained-figure.ts";

/** What depends on the problems of an item: seconds of hours, or pay in minor units. */
export type Stake = "hours" | "pay";

/**
 * Explains what depends on an item of the checklist, problem by problem. Problems without a part of
 * it are left out; of more problems than are listed, the others are in `rest`.
 */
export function explainStake(
  { problems, ...item }: ShownItem,
  stake: Stake,
): ExplainedFigure<ShownProblem> {
  const lines = problems.map((one) => figureLine(one, stakeOf(one, stake)));
  return explainFigure(
    stakeOf(item, stake),
    lines.filter(({ amount }) => amount !== 0),
  );
}

/** The hours or the pay that depend on a problem or an item; 0 for pay that is not known. */
export function stakeOf(
  { seconds, amountMinor }: Pick<ShownProblem, "seconds" | "amountMinor">,
  stake: Stake,
): number {
  return stake === "hours" ? seconds : (amountMinor ?? 0);
}
