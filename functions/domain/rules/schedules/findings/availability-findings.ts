import type { Said } from "../../availability/held-times.ts";
import { heldTimes } from "../../availability/held-times.ts";
import type { Finding } from "./finding.ts";
import type { JudgedShift } from "./judged-shift.ts";

/** What the employee said of the times of the shift: what speaks against it, and for it. */
export function availabilityFindings(
  shift: JudgedShift,
  said: Said | null,
): [Finding[], Finding[]] {
  if (said === null) return [[], []];
  const { entries, timeZone } = said;
  const held = heldTimes(entries, shift, timeZone);
  const away = held.filter(({ entry }) => entry.kind === "unavailable");
  const preferred = held.filter(({ entry }) => entry.kind === "preferred");
  return [
    away.length === 0 ? [] : [{ code: "notAvailable", facts: { times: away, timeZone } }],
    preferred.length === 0 ? [] : [{ code: "preferred", facts: { times: preferred, timeZone } }],
  ];
}
