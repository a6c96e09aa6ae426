import { expect, test } from "vitest";
import { aClockOutReminder } from "../../rules/mail/mail-builder.test-support.ts";
import { renderMail } from "./render-mail.ts";

const origin = "https://app.crewline.test";

test("an employee who is still clocked in reads since when, and where to clock out", () => {
  const after = renderMail(aClockOutReminder, { origin, language: "en" });
  expect(after.subject).toBe("You are still clocked in at Pier");
  expect(after.text).toContain("Your shift at Pier ended at 17:00.");
  const american = { ...aClockOutReminder.formats, clock: "12" } as const;
  const unplanned = { ...aClockOutReminder, shiftEndedAt: null, formats: american };
  const { text } = renderMail(unplanned, { origin, language: "en" });
  expect(text).toContain("You clocked in at Pier at 9:00 AM, more than 12 hours ago.");
  expect(text).toContain(`${origin}/`);
});
