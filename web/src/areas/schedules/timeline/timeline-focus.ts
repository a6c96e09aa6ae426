import type { Direction } from "../selection/grid-focus.ts";
import { neighbour } from "../selection/grid-focus.ts";

/**
 * The bar before or after on the lane; up or down the bar of the next lane that begins nearest, or
 * that lane itself if it is free. Null at the edge.
 */
export function nextBar(
  timeline: HTMLElement,
  from: Element,
  direction: Direction,
): HTMLElement | null {
  const lane = from.closest<HTMLElement>("[data-day]");
  if (lane === null) return null;
  if (direction === "ArrowLeft" || direction === "ArrowRight") {
    const bars = barsOf(lane);
    const index = bars.indexOf(from as HTMLElement);
    return index < 0 ? null : (bars[index + (direction === "ArrowLeft" ? -1 : 1)] ?? null);
  }
  const next = neighbour(timeline, lane, direction);
  if (next === null) return null;
  const left = from.getBoundingClientRect().left;
  const distance = (bar: HTMLElement) => Math.abs(bar.getBoundingClientRect().left - left);
  return barsOf(next).toSorted((a, b) => distance(a) - distance(b))[0] ?? next;
}

function barsOf(lane: HTMLElement): HTMLElement[] {
  return [...lane.querySelectorAll<HTMLElement>(".shift")];
}
