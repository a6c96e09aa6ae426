import { counted } from "../formats/counted.ts";
import type { OvertimePolicy } from "../employees/overtime-policy.ts";
import type { MissingPay } from "../reports/missing-pay.ts";
import { missingPayWords } from "../reports/missing-pay-words.ts";
import { wayOut } from "../reports/missing-pay-way-out.ts";
import { timeMessages } from "./time-messages.ts";
import { tooManyAttempts } from "../session/too-many-attempts.ts";

/** A violation that needs no values to be explained. */
type NoFields = Record<string, never>;

/** The values that each violation carries; the keys are the closed union of codes. */
export interface RuleFields {
  notFound: { what: string };
  busy: NoFields;
  unreadableRecord: { what: string };
  entriesUnreadable: { count: number };
  staleVersion: { what: string; changedBy: string };
  illegalTransition: { what: string; from: string; to: string };
  overlap: { who: string; from: string; to: string; where: string; day: string };
  alreadyClockedIn: { since: string };
  notClockedIn: NoFields;
  alreadyOnBreak: { since: string };
  notOnBreak: NoFields;
  missingHour: { time: string; day: string };
  repeatedHour: { time: string; day: string; field: string };
  endBeforeStart: NoFields;
  tooLong: { hours: number; limitHours: number };
  inFuture: NoFields;
  breakOutside: NoFields;
  reasonRequired: NoFields;
  entryOpen: { who: string };
  ownEntry: NoFields;
  periodLocked: { firstDay: string; lastDay: string };
  periodClosing: { firstDay: string; lastDay: string };
  periodNotOver: { lastDay: string };
  periodHasOpenEntries: { count: number };
  periodHasUnapproved: { count: number };
  payMissing: { missing: MissingPay[]; firstDay: string; lastDay: string };
  duplicateEffectiveDate: { who: string; day: string };
  wageChangeBegun: { who: string; day: string };
  wageChangeReplaced: { who: string; day: string };
  wageChangeDue: { who: string; day: string };
  duplicateName: { what: string; name: string };
  duplicateEmail: { email: string };
  notEmployee: NoFields;
  notWorking: { who: string };
  outsideLocation: { who: string; where: string };
  otherJobRole: { who: string; jobRole: string };
  alreadyMember: { companyName: string };
  emailUnproven: NoFields;
  noCompanyDomain: { email: string };
  joinRequestDecided: { who: string; by: string };
  demoCompany: NoFields;
  notDemo: NoFields;
  invitationInvalid: NoFields;
  invitationAccepted: { who: string };
  notInvited: { who: string };
  invitationOtherEmail: { email: string };
  lastAdmin: NoFields;
  higherRole: { who: string };
  alsoWorksElsewhere: { who: string; where: string };
  plannedElsewhere: { who: string };
  ownRecord: NoFields;
  nothingToPublish: NoFields;
  archivedLocation: { where: string };
  locationStays: { where: string; state: string };
  settingInUse: { what: string; because: string };
  exceedsOwnRights: NoFields;
  rulesInPast: { because: string };
  rulesContradict: { day: string; because: string };
  policyStays: { who: string; policy: OvertimePolicy; day: string };
  policyChanged: { who: string };
  tooEarly: { from: string };
  notScheduled: NoFields;
  onlyAdmins: { what: string };
  entryTooOld: { days: number };
  ownLogin: NoFields;
  ownSession: NoFields;
  noOwnRecord: NoFields;
  recentSignInRequired: NoFields;
  secondFactorRequired: NoFields;
  ownSecondFactorMissing: NoFields;
  recoveryRefused: NoFields;
  recoveryNeedsFactor: NoFields;
  recoveryCodesReplaced: NoFields;
  tooManyAttempts: { retryInSeconds: number };
  tooMany: { what: string; most: number; instead?: string };
  duplicatePayrollId: { payrollId: string; who: string };
  hoursOutOfOrder: NoFields;
  alreadyInUse: { who: string };
  nameMissing: NoFields;
  mayNotAdd: NoFields;
  clockedInHere: { who: string; where: string };
  shiftsAhead: { where: string; count: number };
  zoneMovesShifts: { count: number };
  zoneMovesTooMany: { most: number };
  locationInUse: { where: string };
  locationNameMissing: NoFields;
  awayFromLocation: { where: string; metres: number };
  positionUnknown: { where: string; because: string };
  photoRefused: NoFields;
  /** `path` names the field of the input that the problem belongs beside. */
  invalidField: { path: string; problem: string };
  afterLastDay: { who: string; day: string };
  periodClosed: { firstDay: string; lastDay: string };
  adjustmentPaid: { firstDay: string; lastDay: string };
  previewOutdated: NoFields;
  previewMissing: { who: string };
  employmentStays: { who: string; state: string; move: string };
  leaveOutOfOrder: NoFields;
  onLeave: { who: string; from: string; until: string | null };
  awayThen: { who: string };
  tooEarlyToRehire: { lastDay: string };
  personRemoved: NoFields;
  changedSinceAdded: { who: string };
  sameRecord: NoFields;
  mergeRefused: { because: string };
  stillEmployed: { who: string };
  nameDiffers: NoFields;
  onTimeOff: { who: string; when: string };
  timeOffTaken: { who: string; when: string; state: string };
  timeOffBackwards: NoFields;
  timeOffTooLong: NoFields;
  timeOffTooOld: NoFields;
  partOfOneDay: NoFields;
  timeOffBegun: NoFields;
  ownTimeOff: NoFields;
  mayNotDecideTimeOff: NoFields;
}

export type RuleCode = keyof RuleFields;

type Messages = { readonly [C in RuleCode]: (fields: RuleFields[C]) => string };

/** One plain sentence a code: what is wrong and, where a person can act, what to do. */
export const ruleMessages: Messages = {
  ...timeMessages,
  entriesUnreadable: ({ count }) =>
    `${counted(count, "time entry", "time entries")} of this pay period could not be read, so it can't be closed. Contact support.`,
  unreadableRecord: ({ what }) =>
    `A stored ${what} could not be read, so nothing was changed. Contact support.`,
  notFound: ({ what }) => `This ${what} does not exist any more.`,
  busy: () =>
    "Others are changing the same record right now, so nothing was saved. Try again in a moment.",
  staleVersion: ({ what, changedBy }) =>
    `${changedBy} changed this ${what} in the meantime. Look at the new values, then save again.`,
  illegalTransition: ({ what, from, to }) => `A ${what} that is ${from} cannot become ${to}.`,
  notClockedIn: () => "You are not clocked in.",
  notOnBreak: () => "You are not on a break.",
  endBeforeStart: () => "The end must be after the start.",
  tooLong: ({ hours, limitHours }) =>
    `That would be ${hours} hours; one entry may last ${limitHours} hours at most.`,
  inFuture: () => "Worked time cannot lie in the future.",
  breakOutside: () => "A break must lie within the time worked, and breaks must not overlap.",
  reasonRequired: () => "Say why, so that everybody can understand the change later.",
  entryOpen: ({ who }) => `${who} is still clocked in. Set the end first.`,
  ownEntry: () => "Somebody else has to approve your own time.",
  periodLocked: ({ firstDay, lastDay }) =>
    `The pay period ${firstDay} to ${lastDay} is closed. Reopen it to change its entries.`,
  periodClosing: ({ firstDay, lastDay }) =>
    `The pay period ${firstDay} to ${lastDay} is being closed. Try again in a moment.`,
  periodNotOver: ({ lastDay }) =>
    `This pay period lasts until ${lastDay}. It can be closed once that day has passed everywhere.`,
  periodHasOpenEntries: ({ count }) =>
    count === 1
      ? "One time entry has no end yet. Set it, then close the period."
      : `${count} time entries have no end yet. Set them, then close the period.`,
  periodHasUnapproved: ({ count }) =>
    count === 1
      ? "One time entry is not approved yet. Approve it, or close the period with it."
      : `${count} time entries are not approved yet. Approve them, or close the period with them.`,
  payMissing: ({ missing }) =>
    `Pay is missing. ${missing.map((one) => missingPayWords(one)).join(" ")} ${wayOut(missing)}`,
  duplicateEffectiveDate: ({ who, day }) =>
    `${who} already has a change of this rate on ${day}. Cancel that one or choose another day; once it has begun, choose the reason Correction to set it right from that day.`,
  wageChangeBegun: ({ who, day }) =>
    `The wage change of ${who} has held since ${day} and cannot be undone. Add a wage change for that day with the reason Correction; it shows every amount first and pays the difference.`,
  wageChangeDue: ({ who, day }) =>
    `The change of ${who} was to hold from ${day}, which has come, so it stays cancelled. Add a wage change for that day instead.`,
  wageChangeReplaced: ({ who, day }) =>
    `The rate of ${who} from ${day} was changed again since. Look at the person's rates; a change with the reason Correction sets the day right.`,
  photoRefused: () => "This photo cannot be used. Choose a JPEG or WebP picture.",
  invalidField: ({ problem }) => problem,
  duplicateName: ({ what, name }) => `There is already a ${what} called ${name}.`,
  duplicateEmail: ({ email }) => `${email} already belongs to somebody in this company.`,
  notEmployee: () => "Your login is not linked to an employee, so there is no clock to punch.",
  notWorking: ({ who }) => `${who} does not work here any more.`,
  outsideLocation: ({ who, where }) => `${who} does not work at ${where}.`,
  otherJobRole: ({ who, jobRole }) => `${who} does not work as ${jobRole}.`,
  alreadyMember: ({ companyName }) => `This login already belongs to ${companyName}.`,
  emailUnproven: () => "Confirm your e-mail address first.",
  noCompanyDomain: ({ email }) => `${email} is at a public mail provider. Use a company address.`,
  joinRequestDecided: ({ who, by }) => `${by} has already decided the request of ${who}.`,
  demoCompany: () => "This is a demo company, so no one can be invited.",
  notDemo: () => "This is not a demo company, so it can't be deleted here.",
  invitationInvalid: () => "This invitation is no longer valid. Ask for a new one.",
  invitationAccepted: ({ who }) =>
    `${who} has accepted already, so there is no invitation to take back. Remove the access instead.`,
  notInvited: ({ who }) => `${who} has no open invitation.`,
  invitationOtherEmail: ({ email }) =>
    `This invitation is for ${email}. Sign in with that e-mail address.`,
  lastAdmin: () =>
    "This is the company's only admin who can sign in. Make someone else an admin first.",
  higherRole: ({ who }) => `${who} manages others. Only an admin can do this.`,
  alsoWorksElsewhere: ({ who, where }) =>
    `${who} also works at ${where}, which you don't manage. Ask an admin, or take ${who} off your own locations.`,
  plannedElsewhere: ({ who }) =>
    `${who} is planned at another location at that time. Change the time or choose someone else.`,
  ownRecord: () =>
    "This is your own record. An admin changes it; your phone and emergency contact are in Settings.",
  nothingToPublish: () => "Everything in this week is published already.",
  archivedLocation: ({ where }) => `${where} is archived. Restore it first.`,
  locationStays: ({ where, state }) => `${where} is ${state} already.`,
  rulesInPast: ({ because }) =>
    `This change cannot take effect then, because ${because}. Choose a later day.`,
  rulesContradict: ({ day, because }) =>
    `These rules would contradict each other from ${day} on. ${because}`,
  policyStays: ({ who, policy, day }) =>
    policy === "exempt"
      ? `${who} is exempt from overtime on ${day} already.`
      : `The company's overtime rules hold for ${who} on ${day} already.`,
  policyChanged: ({ who }) =>
    `The overtime policy of ${who} was changed again since. Look at it in the person's pay.`,
  notScheduled: () => "You have no shift here now. Ask your manager to plan one.",
  onlyAdmins: ({ what }) => `Only an admin can ${what}.`,
  entryTooOld: ({ days }) =>
    `This time is more than ${days} days old. Only an admin can change it now.`,
  settingInUse: ({ what, because }) => `${what} cannot change any more, because ${because}.`,
  exceedsOwnRights: () => "You cannot give more rights than you have yourself.",
  ownLogin: () => "This is your own login. Ask a colleague to do this.",
  noOwnRecord: () => "You have no record as an employee. Ask an admin to give your login one.",
  ownSession: () => "This is the device that you use. Sign out here instead.",
  recentSignInRequired: () => "Confirm that it is you by signing in again, then repeat this.",
  secondFactorRequired: () =>
    "Your company asks its admins for a second factor. Set one up, or sign in again with it.",
  ownSecondFactorMissing: () =>
    "Set up a second factor for yourself and sign in with it first, so that nobody is locked out.",
  // One sentence for all: it tells strangers nothing about the account, its factors or its codes.
  recoveryRefused: () =>
    "This recovery code did not work. Check the code and use each code only once.",
  recoveryNeedsFactor: () =>
    "Recovery codes go with a second factor. Add one, or sign in with yours, then make the codes.",
  recoveryCodesReplaced: () => "Newer recovery codes were made meanwhile. Make new ones.",
  tooManyAttempts: ({ retryInSeconds }) => tooManyAttempts(retryInSeconds),
  duplicatePayrollId: ({ payrollId, who }) => `${who} already has the payroll ID ${payrollId}.`,
  hoursOutOfOrder: () => "The minimum, contract and maximum hours have to rise in this order.",
  alreadyInUse: ({ who }) => `${who} is planned or has worked already, so the record stays.`,
  nameMissing: () => "A new person needs a name and a location.",
  afterLastDay: ({ who, day }) => `The last day of ${who} is ${day}. Choose a day up to then.`,
  periodClosed: ({ firstDay, lastDay }) =>
    `This would change pay of ${firstDay} to ${lastDay}, which is closed and not exported yet. Reopen that period, so that it is paid with it, or export it, so that the difference is paid later.`,
  adjustmentPaid: ({ firstDay, lastDay }) =>
    `The closed pay period ${firstDay} to ${lastDay} pays adjustments of this one. Reopen that one first, or add a wage change that sets the rate right.`,
  previewOutdated: () =>
    "What this changes is not what was shown: somebody has worked or changed something since. Look at it again.",
  previewMissing: ({ who }) =>
    `This would change pay of ${who} that was exported already. Look at the preview and add it there.`,
  mayNotAdd: () => "Only an admin can add people.",
  clockedInHere: ({ who, where }) =>
    `${who} is clocked in at ${where} now. Set the end first, then archive it.`,
  shiftsAhead: ({ where, count }) =>
    count === 1
      ? `There is still a shift planned at ${where}. Cancel it or move it first.`
      : `There are still ${count} shifts planned at ${where}. Cancel or move them first.`,
  zoneMovesShifts: ({ count }) =>
    count === 1
      ? "A planned shift moves with the time zone. Look at what changes, then confirm it."
      : `${count} planned shifts move with the time zone. Look at what changes, then confirm it.`,
  zoneMovesTooMany: ({ most }) =>
    `More than ${most} shifts are planned here from today on, too many to move with the time zone at once. Add a location in the new time zone and plan there, or change the zone when fewer are left.`,
  locationInUse: ({ where }) =>
    `People, shifts or time belong to ${where}, so it stays. You can archive it instead.`,
  locationNameMissing: () => "A new location needs a name.",
  awayFromLocation: ({ where, metres }) =>
    `Your device is ${metres} m away from ${where}. Clock in there, or ask your manager to enter your time.`,
  positionUnknown: ({ where, because }) =>
    `At ${where} you can clock in only when you are there, and ${because}.`,
  employmentStays: ({ who, state, move }) => `${who} is ${state} and cannot ${move}.`,
  leaveOutOfOrder: () =>
    "A leave ends on or after its first day, and begins before the employment has ended.",
  onLeave: ({ who, from, until }) =>
    until === null
      ? `${who} is on leave from ${from} on.`
      : `${who} is on leave from ${from} to ${until}.`,
  awayThen: ({ who }) => `${who} has left or is on leave on that day.`,
  tooEarlyToRehire: ({ lastDay }) =>
    `The last employment lasted until ${lastDay}. Choose a later first day.`,
  sameRecord: () => "Choose another record: this is the one that stays.",
  mergeRefused: ({ because }) => because,
  stillEmployed: ({ who }) => `${who} still works here. End the employment first.`,
  nameDiffers: () => "Type the name exactly as it is written above.",
  onTimeOff: ({ who, when }) => `${who} has time off ${when}.`,
  timeOffTaken: ({ who, when, state }) =>
    state === "approved"
      ? `${who} has time off ${when} already.`
      : `${who} has asked for time off ${when} already.`,
  timeOffBackwards: () => "The last day must not be before the first.",
  timeOffTooLong: () => "One request covers a year at most. For longer, set a leave.",
  timeOffTooOld: () => "Time off cannot begin more than a year ago.",
  partOfOneDay: () => "Only a single day can be taken in part.",
  timeOffBegun: () => "This time off has begun or is over. Ask your manager to cancel it.",
  ownTimeOff: () => "Somebody else has to decide about your own time off.",
  mayNotDecideTimeOff: () => "Only a manager or an admin can approve time off.",
  changedSinceAdded: ({ who }) =>
    `The record of ${who} was changed after it was added, so it stays. Take those changes back first, or end the employment.`,
  personRemoved: () => "The person behind this record was removed for good. Add a new person.",
  tooMany: ({ what, most, instead = "Remove one first." }) =>
    `There can be at most ${most} ${what}. ${instead}`,
};
