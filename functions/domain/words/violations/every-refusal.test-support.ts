import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { overrideCodes } from "../../records/schedules/shift-override.ts";
import type { MissingPay } from "../../records/pay/missing-pay.ts";
import { missingPayCodes } from "../../records/pay/missing-pay.ts";
import type { MergeObstacle } from "../../rules/violations/merge-obstacle.ts";
import type { RuleCode, RuleFields } from "../../rules/violations/rule-facts.ts";
import { goneSentences } from "../records/gone-sentences.ts";
import { adminSentences, limitSentences, settingSentences } from "../records/limit-sentences.ts";
import { outdatedSentences } from "../records/outdated-sentences.ts";
import { everyMinorLimit } from "./every-minor-limit.test-support.ts";
import { everyFieldProblem } from "./every-field-problem.test-support.ts";
import { accessRefusals } from "./access-refusals.test-support.ts";
import { timeOffRefusals } from "./time-off-refusals.test-support.ts";
import { illegal, keysOf, stays } from "./every-transition.test-support.ts";

const period = { firstDay: "2026-03-02", lastDay: "2026-03-15" };
const [day, wage] = ["2026-03-08", { who: "Ana", day: "2026-03-09" }];
const hour = { time: "14:30", day };
const overrides = overrideCodes.map((code) => ({ codes: [code] }));
const counts = [1, 3].map((count) => ({ count }));

const person = { employeeId: anEmployeeId("ana"), employeeName: "Ana", ...period };
const missing: MissingPay[] = [
  ...missingPayCodes.map((code) => ({ ...person, code, jobRoleNames: [], locationNames: [] })),
  { ...person, code: "missingRate", jobRoleNames: ["Cook", "Host"], locationNames: ["Pier"] },
  { ...person, code: "missingRate", jobRoleNames: ["Cook"], locationNames: [] },
  { ...person, code: "missingRate", jobRoleNames: [], locationNames: ["Pier"] },
];

const obstacles: MergeObstacle[] = [
  { kind: "runningClock" },
  { kind: "twoLogins" },
  { kind: "noRate", who: "Ana" },
  { kind: "noSalary", who: "Ana" },
  ...(["closedTime", "workedAtOnce", "plannedAtOnce", "offAtOnce"] as const).map((kind) => ({
    kind,
    day,
  })),
];

/** The facts of every rule that can be broken, with each code. */
export const everyRefusal: { readonly [C in RuleCode]: readonly RuleFields[C][] } = {
  notFound: keysOf(goneSentences.en).map((what) => ({ what })),
  unreadableRecord: keysOf(goneSentences.en).map((what) => ({ what })),
  staleVersion: keysOf(outdatedSentences.en).flatMap((what) => [
    { what, changedBy: "Olivia" },
    { what, changedBy: null },
  ]),
  illegalTransition: illegal,
  tooMany: keysOf(limitSentences.en).map((what) => ({ what, most: 1200 })),
  settingInUse: keysOf(settingSentences.en).map((what) => ({ what })),
  onlyAdmins: keysOf(adminSentences.en).map((what) => ({ what })),
  invalidField: everyFieldProblem.map((problem) => ({ path: "hiredOn", problem })),
  tooManyAttempts: [{ retryInSeconds: 1 }, { retryInSeconds: 40 }, { retryInSeconds: 600 }],
  checklistElsewhere: [{ name: "Opening", places: ["Pier", "Market"] }],
  checklistOfOther: [{}],
  checklistOver: [{ name: "Opening" }],
  checklistSignedOff: [{ name: "Opening" }],
  notSignable: [{ name: "Opening" }],
  wrongAnswer: [{ name: "Doors" }],
  duplicateName: [{ name: "HARBOR" }],
  busy: [{}],
  tooMuchAtOnce: [{}],
  companyUpdating: [{}],
  keyUsed: [{}],
  reasonRequired: [{}],
  previewOutdated: [{}],
  photoRefused: [{}],
  exceedsOwnRights: [{}],
  alreadyClockedIn: [{ since: "13:10" }],
  notClockedIn: [{}],
  alreadyOnBreak: [{ since: "13:10" }],
  notOnBreak: [{}],
  overlap: [
    { who: "Ana", from: "14:00", to: "22:00", where: "Harbor", day },
    { who: "Ana", from: "14:00", to: null, where: "Harbor", day },
  ],
  missingHour: [hour],
  repeatedHour: [{ ...hour, field: "endsAtLocal" }],
  coverGone: [{}],
  coverUnpublished: [{}],
  coverTooLate: [{}],
  openShiftGone: [{}],
  openShiftRefused: overrides,
  overrideNeeded: overrides.flatMap((one) => ["Ana", null].map((who) => ({ ...one, who }))),
  openShiftRole: [{}],
  openShiftGivenUp: [true, false].map((isOwn) => ({ isOwn })),
  requestGone: [{}],
  requestsOff: (["claim", "swap", "drop"] as const).map((kind) => ({ kind })),
  swapRefused: [{ who: "Ben Ito" }],
  openShiftLimit: (["rest", "day", "week", "daysInARow", "ownWeek"] as const).map((because) => ({
    because,
    limit: 7,
  })),
  endBeforeStart: [{}],
  tooLong: [{ hours: 24.5, limitHours: 24 }],
  inFuture: [{}],
  breakOutside: [{}],
  splitOutside: [{}],
  notAdjoining: [{ limitHours: 12 }],
  mergeDiffers: [{}],
  mergeOfOne: [{}],
  tooManyPieces: [{ most: 10 }],
  tooManyBreaks: [{ most: 10 }],
  otherShift: [{ who: "Ana" }],
  entryOpen: [{ who: "Ana" }],
  ownEntry: [{}],
  othersEntry: [{}],
  secondApprover: [{}],
  correctionOpen: [{ who: "Ana" }],
  importDiffers: [{}],
  changedSinceImport: [true, false].map((isApproved) => ({ changedBy: "Max", isApproved })),
  correctionAnswered: [{}],
  timesheetOpen: [{}],
  nothingDisputed: [{}],
  notEmployee: [{}],
  tooEarly: [{ from: "15:45" }],
  notScheduled: [{}],
  tappedByOther: [{}],
  punchTooOld: [{ days: 7 }],
  entryTooOld: [{ days: 7 }],
  awayFromLocation: [{ where: "Harbor", metres: 1204 }],
  positionUnknown: (["missing", "stale", "vague"] as const).map((because) => ({
    where: "Harbor",
    because,
  })),
  periodLocked: [period],
  locationLocked: [period],
  periodHasRequests: counts,
  periodHasDisputes: counts,
  periodClosing: [period],
  periodNotOver: [{ lastDay: "2026-03-15" }],
  periodHasOpenEntries: counts,
  periodHasUnapproved: counts,
  periodHasBrokenAudits: [{ who: ["Ana", "Bo"] }],
  payrollIdsMissing: [{ who: ["Ana", "Bo"] }],
  entriesUnreadable: counts,
  payMissing: [{ ...period, missing }],
  duplicateEffectiveDate: [wage],
  wageChangeBegun: [wage],
  wageChangeReplaced: [wage],
  wageChangeDue: [wage],
  previewMissing: [{ who: "Ana" }],
  rulesInPast: [{ lastClosedDay: "2026-03-15" }, { lastClosedDay: null }],
  rulesContradict: (
    [
      "greatestExcessNotAlone",
      "rollingWorkdayWithSeventhDay",
      "workPeriodWithSeventhDay",
      "workPeriodOffWeekStart",
    ] as const
  ).map((because) => ({ day: "2026-03-09", because })),
  policyStays: [
    { ...wage, policy: "exempt" },
    { ...wage, policy: "company" },
  ],
  policyChanged: [{ who: "Ana" }],
  periodClosed: [period],
  adjustmentPaid: [period],
  duplicateEmail: [{ email: "ana@harbor.example" }],
  duplicatePayrollId: [{ payrollId: "0042", who: "Ana" }],
  notWorking: [{ who: "Ana" }],
  notPastDay: [{}],
  requestTooOld: [{ days: 92 }],
  alreadyRequested: [{ from: "09:00", to: "17:00", day: "2026-03-02" }],
  beforeFirstDay: [{ who: "Ana", day: "2026-03-02" }],
  outsideLocation: [{ who: "Ana", where: "Harbor" }],
  otherJobRole: [{ who: "Ana", jobRole: "Cook" }],
  unknownJobRole: [{ jobRole: "Cook" }],
  unknownSkill: [{ skill: "First aid" }],
  skillInUse: [{ skill: "First aid" }],
  jobRoleInUse: [{ jobRole: "Cook" }],
  higherRole: [{ who: "Ana" }],
  alsoWorksElsewhere: [{ who: "Ana", places: ["Pier", "Market Square"] }],
  ownRecord: [{}],
  noOwnRecord: [{}],
  hoursOutOfOrder: [{}],
  alreadyInUse: [{ who: "Ana" }],
  nameMissing: [{}],
  mayNotAdd: [{}],
  afterLastDay: [wage],
  employmentStays: stays,
  leaveOutOfOrder: [{}],
  onLeave: [
    { who: "Ana", from: "2026-03-02", until: "2026-03-15" },
    { who: "Ana", from: "2026-03-02", until: null },
  ],
  tooEarlyToRehire: [{ lastDay: "2026-03-15" }],
  personRemoved: [{}],
  changedSinceAdded: [{ who: "Ana" }],
  sameRecord: [{}],
  mergeRefused: obstacles.map((because) => ({ because })),
  stillEmployed: [{ who: "Ana" }],
  nameDiffers: [{}],
  archivedLocation: [{ where: "Harbor" }],
  locationStays: [
    { where: "Harbor", state: "active" },
    { where: "Harbor", state: "archived" },
  ],
  locationInUse: [{ where: "Harbor" }],
  locationNameMissing: [{}],
  clockedInHere: [{ who: "Ana", where: "Harbor" }],
  shiftsAhead: counts.map((one) => ({ where: "Harbor", ...one })),
  zoneMovesShifts: counts,
  zoneMovesTooMany: [{ most: 1000 }],
  plannedElsewhere: [{ who: "Ana" }],
  noticeReasonNeeded: [{ count: 1 }, { count: 3 }],
  budgetReasonNeeded: [{}],
  nothingToPublish: [{}],
  nothingToUnpublish: [{}],
  publicationTold: [{}],
  shiftsTakenSince: [{}],
  minorLimit: everyMinorLimit,
  weekLocked: [{ where: "Harbor", day: "2026-11-16" }],
  emptyWeek: [{}],
  shiftsChangedSince: [{}],
  noSalesHour: [hour],
  salesAhead: [{ day }],
  tooManyDaysByHour: [{ most: 31 }],
  salesChangedSince: [{ changedBy: "Marcus" }],
  ...accessRefusals,
  ...timeOffRefusals,
  salaryForAllWork: [{}],
};

type Write = <C extends RuleCode>(code: C, fields: RuleFields[C]) => string;

/** Every refusal with each of its facts: its code, and its sentence as `write` words it. */
export function everySentence(write: Write): [RuleCode, string][] {
  return keysOf(everyRefusal).flatMap((code) =>
    everyRefusal[code].map((fields): [RuleCode, string] => [code, write(code, fields)]),
  );
}
