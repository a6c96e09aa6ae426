import type { LimitsSection } from "../../records/company/rule-sections.ts";

/**
 * Between two days of work, where the company's limits name no rest: 2003/88/EC, article 3.
 */
const DAILY_REST_SECONDS = 11 * 3600;

/** The rest between two days of work: the company's minimum, else 11 hours. */
export function dailyRestSeconds({
  minimumRestSeconds,
}: Pick<LimitsSection, "minimumRestSeconds">): number {
  return minimumRestSeconds ?? DAILY_REST_SECONDS;
}
