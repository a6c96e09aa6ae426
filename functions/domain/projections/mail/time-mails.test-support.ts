import { formatsOfAnybody } from "../../kernel/formats/formats.ts";
import { anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";

const ana = {
  employeeId: anEmployeeId("ana"),
  employeeName: "Ana Diaz",
  formats: formatsOfAnybody,
} as const;

/** Ana disputes a timesheet. */
export const disputed: ContentOf<"timeRequested"> = {
  kind: "timeRequested",
  ...ana,
  about: { of: "timesheet", firstDay: "2026-11-23", lastDay: "2026-12-06" },
  note: "Tuesday is missing",
};

/** Marcus accepts the entry that Ana asked for. */
export const accepted: ContentOf<"timeAnswered"> = {
  kind: "timeAnswered",
  ...ana,
  about: {
    of: "newEntry",
    entryId: anEntryId("forgotten"),
    weekStart: "2026-11-23",
    timeZone: "America/New_York",
    requested: { startsAt: "2026-11-27T14:00:00.000Z", endsAt: "2026-11-27T22:00:00.000Z" },
  },
  note: "",
  isAccepted: true,
  isSettled: false,
  byName: "Marcus",
};
