import { typeId } from "../../records/time-off/type-id.test-support.ts";
import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { formatsOfAnybody } from "../../kernel/formats/formats.ts";
import type { ContentOf, MailContent } from "../../records/mail/mail-content.ts";
import type { ShiftChange } from "../../records/schedules/shift-change.ts";
import type { MailWishes } from "./wants-mail.ts";
import { isPushed, sendAt, topicOf, wantsMail } from "./wants-mail.ts";

const shift = (day: string) => ({
  day,
  startsAtLocal: "06:00",
  endsAtLocal: "14:00",
  jobRole: null,
});

function week(...changes: ShiftChange[]): MailContent {
  return {
    kind: "weekPublished",
    employeeName: "Emma",
    locationId: aLocationId("quay"),
    locationName: "Quay",
    weekStart: "2026-11-16",
    publishedByName: "Olivia",
    changes,
    formats: formatsOfAnybody,
  };
}

const newWeek = week({ before: null, after: shift("2026-11-20") });
const moved = week({ before: shift("2026-11-20"), after: shift("2026-11-21") });
const zoned = (day: string): MailContent => ({
  kind: "zoneChanged",
  employeeName: "Emma",
  locationId: aLocationId("quay"),
  locationName: "Quay",
  changedByName: "Olivia",
  zoneBefore: "America/New_York",
  zoneAfter: "America/Chicago",
  weekStart: "2026-11-16",
  changes: [{ before: shift(day), after: shift(day) }],
  unmovedCount: 0,
  formats: formatsOfAnybody,
});
const joined: MailContent = {
  kind: "invitationAccepted",
  companyName: "Harbor",
  employeeName: "Emma",
  employeeId: anEmployeeId("emma"),
};
const removed: MailContent = { kind: "accessChanged", act: "signedOut", role: null, byName: "S" };

const asked: ContentOf<"timeOffRequested"> = {
  kind: "timeOffRequested",
  employeeId: anEmployeeId("ana"),
  employeeName: "Ana",
  type: typeId("vacation"),
  span: { from: "2026-11-27", until: "2026-11-27", part: null },
  note: "",
  formats: formatsOfAnybody,
};
const everything: MailWishes = { mutedMailTopics: [], quietHours: null };
const muting = (...mutedMailTopics: MailWishes["mutedMailTopics"]) => ({
  ...everything,
  mutedMailTopics,
});

test("new weeks and changes of shifts are topics of their own", () => {
  expect([newWeek, moved, joined].map(topicOf)).toEqual([
    "schedule",
    "shiftChanges",
    "invitationAccepted",
  ]);
});

test("a person who said nothing gets everything", () => {
  expect([newWeek, moved, joined, removed].every((one) => wantsMail(one, everything))).toBe(true);
});

test("a topic that is switched off takes no other with it", () => {
  expect(wantsMail(newWeek, muting("schedule"))).toBe(false);
  expect(wantsMail(moved, muting("schedule"))).toBe(true);
  expect(wantsMail(moved, muting("shiftChanges"))).toBe(false);
  expect(wantsMail(zoned("2026-11-20"), muting("schedule"))).toBe(true);
  expect(wantsMail(zoned("2026-11-20"), muting("shiftChanges"))).toBe(false);
});

test("who decides mutes requests without muting decisions", () => {
  const decided: MailContent = {
    ...asked,
    kind: "timeOffDecided",
    decision: "approved",
    byName: "Kim",
  };
  expect(wantsMail(asked, muting("timeOffRequested"))).toBe(false);
  expect(wantsMail(decided, muting("timeOffRequested"))).toBe(true);
});

test("a reminder to clock out can be switched off, and waits for no quiet hours", () => {
  const content: MailContent = {
    kind: "clockOutReminder",
    employeeName: "Ana",
    locationName: "Pier",
    timeZone: "America/New_York",
    day: "2026-11-18",
    startedAt: "2026-11-18T20:00:00.000Z",
    shiftEndedAt: "2026-11-19T03:00:00.000Z",
    formats: formatsOfAnybody,
  };
  expect(wantsMail(content, muting("schedule"))).toBe(true);
  expect(wantsMail(content, muting("clockOutReminder"))).toBe(false);
  const quietHours = { from: "22:00", to: "07:00", timeZone: "America/New_York" };
  const atNight = "2026-11-19T04:00:00.000Z";
  expect(sendAt(content, { ...everything, quietHours }, atNight)).toBe(atNight);
});

test("mail about the login cannot be switched off", () => {
  expect(wantsMail(removed, muting("schedule", "shiftChanges", "invitationAccepted"))).toBe(true);
});

test("time off that begins on the morning is told at night, a later one waits for the morning", () => {
  const quietHours = { from: "22:00", to: "07:00", timeZone: "America/New_York" };
  const quiet = { ...everything, quietHours };
  const before = "2026-11-27T04:00:00.000Z";
  expect(sendAt(asked, quiet, before)).toBe(before);
  expect(sendAt(asked, quiet, "2026-11-26T04:00:00.000Z")).toBe("2026-11-26T12:00:00.000Z");
});

describe("in quiet hours from 22:00 to 07:00 in New York", () => {
  const quietHours = { from: "22:00", to: "07:00", timeZone: "America/New_York" };
  const quiet = { ...everything, quietHours };
  const atNight = "2026-11-19T04:00:00.000Z";

  test("a mail waits until they end", () => {
    expect(sendAt(newWeek, quiet, atNight)).toBe("2026-11-19T12:00:00.000Z");
    expect(sendAt(joined, quiet, atNight)).toBe("2026-11-19T12:00:00.000Z");
  });

  test("nothing waits outside of them, nor for a person who has none", () => {
    expect(sendAt(newWeek, quiet, "2026-11-19T12:00:00.000Z")).toBe("2026-11-19T12:00:00.000Z");
    expect(sendAt(newWeek, everything, atNight)).toBe(atNight);
  });

  test("mail about the login does not wait", () => {
    expect(sendAt(removed, quiet, atNight)).toBe(atNight);
  });

  test("a change of the day on which they end does not wait either", () => {
    const today = week({ before: shift("2026-11-19"), after: null });
    expect(sendAt(today, quiet, atNight)).toBe(atNight);
    expect(sendAt(zoned("2026-11-19"), quiet, atNight)).toBe(atNight);
    expect(sendAt(zoned("2026-11-20"), quiet, atNight)).toBe("2026-11-19T12:00:00.000Z");
  });
});

test("a device shows what can be switched off, and nothing about the login", () => {
  expect([newWeek, moved, joined, asked].every(isPushed)).toBe(true);
  expect(isPushed(removed)).toBe(false);
});

test("a shift that is added to a week with others is a change of it, not a new week", () => {
  const added = { ...newWeek, hadShifts: true } as MailContent;
  expect([newWeek, added].map(topicOf)).toEqual(["schedule", "shiftChanges"]);
});
