import { anEmployeeId, aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { formatsOfAnybody } from "../../kernel/formats/formats.ts";
import type { ContentOf, MailContent } from "../../records/mail/mail-content.ts";
import { typeId } from "../../records/time-off/type-id.test-support.ts";
import { aClockOutReminder, anInvitation } from "../../rules/mail/mail-builder.test-support.ts";
import { accepted, disputed } from "./time-mails.test-support.ts";

export const evening = {
  day: "2026-11-23",
  startsAtLocal: "17:00",
  endsAtLocal: "22:00",
  jobRole: "Barista",
};
export const aWeek: ContentOf<"weekPublished"> = {
  kind: "weekPublished",
  employeeName: "Ana Diaz",
  locationId: aLocationId("pier"),
  locationName: "Pier",
  weekStart: "2026-11-23",
  publishedByName: "Marcus",
  changes: [{ before: null, after: evening }],
  formats: formatsOfAnybody,
};
export const anotherZone: ContentOf<"zoneChanged"> = {
  kind: "zoneChanged",
  employeeName: "Ana Diaz",
  locationId: aLocationId("pier"),
  locationName: "Pier",
  changedByName: "Olivia",
  zoneBefore: "America/New_York",
  zoneAfter: "America/Los_Angeles",
  weekStart: "2026-11-23",
  changes: [
    { before: { ...evening, startsAtLocal: "14:00", endsAtLocal: "19:00" }, after: evening },
  ],
  unmovedCount: 0,
  formats: formatsOfAnybody,
};
export const fridayOff = {
  employeeId: anEmployeeId("ana"),
  employeeName: "Ana Diaz",
  type: typeId("vacation"),
  span: { from: "2026-11-27", until: "2026-11-27", part: null },
  note: "A wedding",
  formats: formatsOfAnybody,
} as const;
export const toCover: ContentOf<"shiftsToCover"> = {
  kind: "shiftsToCover",
  because: "timeOff",
  employeeName: "Ana Diaz",
  locationId: aLocationId("market"),
  locationName: "Market Square",
  byName: "Marcus",
  weekStart: "2026-11-23",
  shifts: [
    { day: "2026-11-27", startsAtLocal: "09:00", endsAtLocal: "17:00", jobRole: "Barista" },
    { day: "2026-11-28", startsAtLocal: "09:00", endsAtLocal: "12:00", jobRole: null },
  ],
  formats: formatsOfAnybody,
};
/** A message of each kind that is in no family with others. */
export const everyKind: MailContent[] = [
  aClockOutReminder,
  anInvitation,
  aWeek,
  anotherZone,
  {
    kind: "invitationAccepted",
    companyName: "Harbor Coffee",
    employeeName: "Ana",
    employeeId: anEmployeeId("ana"),
  },
  {
    kind: "accessChanged",
    act: "rightsChanged",
    role: "manager",
    byName: "Olivia",
  },
  { kind: "timeOffRequested", ...fridayOff },
  { kind: "timeOffDecided", ...fridayOff, decision: "denied", byName: "Marcus" },
  disputed,
  accepted,
  toCover,
  {
    kind: "joinRequested",
    companyName: "Harbor Coffee",
    askerName: "Zoe",
    askerEmail: "zoe@harborcoffee.example",
  },
  {
    kind: "exportPrepared",
    companyName: "Harbor Coffee",
    lastDay: "2026-12-04",
    formats: formatsOfAnybody,
  },
  {
    kind: "paymentDue",
    companyName: "Harbor Coffee",
    why: "pastDue",
    stage: "begun",
    stopDay: "2026-12-04",
    formats: formatsOfAnybody,
  },
];
