import { aCompanyId } from "../../kernel/ids/ids.test-support.ts";
import { formatsOfAnybody } from "../../kernel/formats/formats.ts";
import { newMail } from "./new-mail.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import type { Mail } from "../../records/mail/mail.ts";

export const noon = "2026-11-20T12:00:00.000Z";

export const anInvitation: ContentOf<"invitation"> = {
  kind: "invitation",
  companyName: "Harbor Coffee",
  employeeName: "Ana Diaz",
  invitedByName: "Olivia",
  token: "t".repeat(43),
  tokenSeed: "s".repeat(43),
  proof: null,
};

export const aClockOutReminder: ContentOf<"clockOutReminder"> = {
  kind: "clockOutReminder",
  employeeName: "Ana Diaz",
  locationName: "Pier",
  timeZone: "America/New_York",
  day: "2026-11-23",
  startedAt: "2026-11-23T14:00:00.000Z",
  shiftEndedAt: "2026-11-23T22:00:00.000Z",
  formats: formatsOfAnybody,
};

/** An invitation to Ana that waits since noon. */
export function aMail(change: Partial<Mail> = {}): Mail {
  const mail = newMail(
    {
      key: "one",
      to: "ana@harbor.example",
      companyId: aCompanyId("harbor"),
      content: anInvitation,
    },
    noon,
  );
  return { ...mail, ...change };
}
