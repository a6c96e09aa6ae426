import type { MergeObstacle } from "./merge-obstacle.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { NoFacts } from "./no-facts.ts";
import type { EmploymentStays } from "./state-facts.ts";

/** The facts of refusals about employees and their employment. */
export interface PeopleFacts {
  duplicateEmail: { email: string };
  duplicatePayrollId: { payrollId: string; who: string };
  notWorking: { who: string };
  outsideLocation: { who: string; where: string };
  otherJobRole: { who: string; jobRole: string };
  unknownJobRole: { jobRole: string };
  unknownSkill: { skill: string };
  skillInUse: { skill: string };
  jobRoleInUse: { jobRole: string };
  higherRole: { who: string };
  alsoWorksElsewhere: { who: string; places: string[] };
  ownRecord: NoFacts;
  noOwnRecord: NoFacts;
  hoursOutOfOrder: NoFacts;
  alreadyInUse: { who: string };
  nameMissing: NoFacts;
  mayNotAdd: NoFacts;
  beforeFirstDay: { who: string; day: LocalDate };
  afterLastDay: { who: string; day: LocalDate };
  employmentStays: EmploymentStays;
  leaveOutOfOrder: NoFacts;
  onLeave: { who: string; from: LocalDate; until: LocalDate | null };
  tooEarlyToRehire: { lastDay: LocalDate };
  personRemoved: NoFacts;
  changedSinceAdded: { who: string };
  sameRecord: NoFacts;
  mergeRefused: { because: MergeObstacle };
  stillEmployed: { who: string };
  nameDiffers: NoFacts;
}
