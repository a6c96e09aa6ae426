import type { LocalTime } from "../../../../kernel/time/local-time.ts";
import { secondsOfDay } from "../../../../kernel/time/local-time.ts";
import type { OwnMinorLimits } from "../../../../records/company/minor-settings.ts";
import type { MinorRules } from "./minor-rules.ts";
import { unlimited } from "./minor-rules.ts";

const DAY = 86_400;
const NOON = DAY / 2;

/** Returns a company's own limits for a group of ages as the rules of a law are written. */
export function ownMinorRules(
  { earliest, latest, latestBeforeFreeDay, ...hours }: OwnMinorLimits,
  { fromAge, toAge }: Pick<MinorRules, "fromAge" | "toAge">,
): MinorRules {
  return {
    ...unlimited,
    ...hours,
    fromAge,
    toAge,
    source: null,
    earliest: earliest === null ? null : secondsOfDay(earliest),
    latest: endOf(latest),
    latestBeforeFreeDay: endOf(latestBeforeFreeDay),
  };
}

/** Seconds after the midnight that begins the shift's day; a time before noon is in the night. */
function endOf(time: LocalTime | null): number | null {
  if (time === null) return null;
  const seconds = secondsOfDay(time);
  return seconds < NOON ? seconds + DAY : seconds;
}
