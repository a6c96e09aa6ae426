import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { CoverRank } from "@crewline/domain/records/schedules/cover-rank";

/** Ben, whom nothing keeps from a shift, after 24 hours in its week. */
export const bensRank: CoverRank = {
  employeeId: anEmployeeId("ben"),
  hasJobRole: true,
  availability: "unsaid",
  restSeconds: null,
  weekSeconds: 24 * 3600,
  contractSeconds: null,
  isBeyondMost: false,
  overtimeSeconds: 0,
  costMinor: null,
  lastWorkedOn: null,
  burdens: [],
  overBudgets: [],
};
