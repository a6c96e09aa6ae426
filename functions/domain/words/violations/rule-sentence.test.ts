import { expect, test } from "vitest";
import { unknownReader } from "../../kernel/formats/locale.ts";
import type { RuleCode, RuleFields } from "../../rules/violations/rule-facts.ts";
import { ruleSentence } from "./rule-sentence.ts";

type Said = readonly [code: RuleCode, sentence: string, part: string];

function says<C extends RuleCode>(code: C, fields: RuleFields[C], part: string): Said {
  return [code, ruleSentence({ code, fields }, unknownReader), part];
}

test.each<Said>([
  says(
    "adjustmentPaid",
    { firstDay: "2026-03-16", lastDay: "2026-03-29" },
    "Reopen that one first",
  ),
  says(
    "afterLastDay",
    { who: "Ana Diaz", day: "2026-11-27" },
    "The last day of Ana Diaz is 27 Nov 2026.",
  ),
  says("afterLastDay", { who: "Ana", day: "2026-03-20" }, "The last day of Ana is 20 Mar 2026"),
  says("alreadyOnBreak", { since: "12:00" }, "You are already on a break since 12:00."),
  says(
    "awayFromLocation",
    { where: "Harbor", metres: 222 },
    "Your device is 222 m away from Harbor.",
  ),
  says("breakOutside", {}, "A break must lie within"),
  says(
    "duplicateEffectiveDate",
    { who: "Ana", day: "2026-06-01" },
    "Ana already has a change of this rate on 1 Jun 2026.",
  ),
  says("duplicateName", { name: "HARBOR" }, "There is already a location called HARBOR."),
  says(
    "employmentStays",
    { who: "Ana", state: "active", move: "comeBack" },
    "Ana is not on leave.",
  ),
  says(
    "employmentStays",
    { who: "Ana", state: "active", move: "rehire" },
    "Ana still works here. End the employment first.",
  ),
  says(
    "employmentStays",
    { who: "Ana", state: "terminated", move: "end" },
    "Ana does not work here any more, so there is nothing to end.",
  ),
  says("endBeforeStart", {}, "The end must be after the start."),
  says("entryTooOld", { days: 7 }, "more than 7 days old"),
  says("exceedsOwnRights", {}, "more rights than you have"),
  says("higherRole", { who: "Dee" }, "Dee manages others. Only an admin can do this."),
  says("hoursOutOfOrder", {}, "rise in this order"),
  says(
    "illegalTransition",
    { what: "timeEntry", from: "needsFix", to: "approved" },
    "This time entry has no end. Set the end first.",
  ),
  says(
    "illegalTransition",
    { what: "timeOff", from: "cancelled", to: "approved" },
    "This time off was cancelled.",
  ),
  says("inFuture", {}, "cannot lie in the future"),
  says("invitationInvalid", {}, "no longer valid"),
  says("leaveOutOfOrder", {}, "first day"),
  says("missingHour", { time: "02:30", day: "2026-03-29" }, "does not exist"),
  says("nameDiffers", {}, "exactly"),
  says("notClockedIn", {}, "You are not clocked in."),
  says("notFound", { what: "batch" }, "does not exist"),
  says("notFound", { what: "ruleChange" }, "does not exist"),
  says("notOnBreak", {}, "You are not on a break."),
  says("notScheduled", {}, "no shift"),
  says(
    "onTimeOff",
    {
      who: "Ana Diaz",
      span: {
        from: "2026-11-27",
        until: "2026-11-27",
        part: { startsAtLocal: "17:00", endsAtLocal: "20:00" },
      },
    },
    "Ana Diaz has time off on Fri 27 Nov, 17:00–20:00.",
  ),
  says(
    "onTimeOff",
    { who: "Ana Diaz", span: { from: "2026-11-27", until: "2026-11-27", part: null } },
    "Ana Diaz has time off on Fri 27 Nov.",
  ),
  says("onlyAdmins", { what: "takeApprovalBack" }, "Only an admin can take an approval"),
  says("onlyAdmins", { what: "approveTime" }, "Only an admin can approve time."),
  says(
    "overlap",
    { who: "Ana Diaz", from: "09:00", to: "17:00", where: "Harbor", day: "2026-11-27" },
    "Ana Diaz already works 09:00–17:00 at Harbor on Friday.",
  ),
  says(
    "overlap",
    { who: "Ana", from: "14:00", to: "22:00", where: "Harbor", day: "2026-11-20" },
    "Ana already works 14:00–22:00 at Harbor on Friday.",
  ),
  says("ownEntry", {}, "Someone else"),
  says("ownRecord", {}, "This is your own record."),
  says("partOfOneDay", {}, "Only a single day can be taken in part."),
  says("periodHasDisputes", { count: 2 }, "2 timesheets of this pay period are disputed."),
  says("payrollIdsMissing", { who: ["Ana", "Bo"] }, "which is missing for Ana and Bo."),
  says("periodHasBrokenAudits", { who: ["Ana"] }, "The recorded history of Ana was changed"),
  says("periodHasRequests", { count: 1 }, "An employee's request about these days waits"),
  says(
    "locationLocked",
    { firstDay: "2026-11-02", lastDay: "2026-11-15" },
    "2 – 15 Nov 2026 is closed at this location",
  ),
  says(
    "periodLocked",
    { firstDay: "2026-11-02", lastDay: "2026-11-15" },
    "2 – 15 Nov 2026 is closed",
  ),
  says("personRemoved", {}, "for good"),
  says("photoRefused", {}, "This photo cannot be used."),
  says("positionUnknown", { where: "Harbor", because: "missing" }, "did not share its position"),
  says("positionUnknown", { where: "Harbor", because: "stale" }, "reported an old position"),
  says("positionUnknown", { where: "Harbor", because: "vague" }, "only to within a kilometre"),
  says("plannedElsewhere", { who: "Ana" }, "is planned at another location at that time."),
  says("policyChanged", { who: "Ana" }, "The overtime policy of Ana was changed again since"),
  says(
    "policyStays",
    { who: "Ana", policy: "exempt", day: "2026-03-16" },
    "Ana is exempt from overtime on 16 Mar 2026 already",
  ),
  says(
    "policyStays",
    { who: "Ana", policy: "company", day: "2026-03-16" },
    "hold for Ana on 16 Mar 2026 already",
  ),
  says(
    "rulesContradict",
    { day: "2026-03-16", because: "rollingWorkdayWithSeventhDay" },
    "contradict each other from 16 Mar 2026 on. A rolling workday splits time",
  ),
  says("rulesInPast", { lastClosedDay: "2026-03-15" }, "because 15 Mar 2026 and before are closed"),
  says("rulesInPast", { lastClosedDay: "2026-03-29" }, "29 Mar 2026 and before are closed"),
  says(
    "staleVersion",
    { what: "payPeriod", changedBy: "Olivia" },
    "Olivia changed this pay period",
  ),
  says("staleVersion", { what: "payPeriod", changedBy: "Kim" }, "Kim changed this pay period"),
  says("stillEmployed", { who: "Ana Diaz" }, "End the employment first"),
  says("timeOffBackwards", {}, "The last day must not be before the first."),
  says(
    "timeOffTaken",
    {
      state: "requested",
      span: { from: "2026-11-23", until: "2026-11-29", part: null },
    },
    "A request for time off from Mon 23 Nov to Sun 29 Nov is waiting already.",
  ),
  says(
    "timeOffTaken",
    {
      state: "approved",
      span: {
        from: "2026-11-27",
        until: "2026-11-27",
        part: { startsAtLocal: "08:00", endsAtLocal: "12:00" },
      },
    },
    "Time off on Fri 27 Nov, 08:00–12:00 is approved already.",
  ),
  says("timeOffTooLong", {}, "One request covers a year at most. For longer, set a leave."),
  says("timeOffTooOld", {}, "Time off cannot begin more than a year ago."),
  says("tooEarly", { from: "08:50" }, "clock in from 08:50"),
  says("tooEarlyToRehire", { lastDay: "2026-03-31" }, "lasted until 31 Mar 2026"),
  says("tooLong", { hours: 24.02, limitHours: 24 }, "That would be 24.02 hours"),
  says(
    "tooMany",
    { what: "customFields", most: 20 },
    "There can be at most 20 custom fields. Archive one first.",
  ),
  says(
    "tooMany",
    { what: "storedCustomFields", most: 60 },
    "at most 60 custom fields, archived ones included",
  ),
  says(
    "unreadableRecord",
    { what: "shift" },
    "A stored shift could not be read, so nothing was changed. Contact support.",
  ),
  says("wageChangeBegun", { who: "Ana", day: "2026-03-02" }, "with the reason Correction"),
  says(
    "wageChangeReplaced",
    { who: "Ana", day: "2026-03-02" },
    "The rate of Ana from 2 Mar 2026 was changed again since.",
  ),
  says("zoneMovesTooMany", { most: 1000 }, "Add a location in the new time zone"),
])("the sentence of %s: %s", (_code, sentence, part) => {
  expect(sentence).toContain(part);
});
