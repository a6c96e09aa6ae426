import { expect, test } from "vitest";
import type { MailContent } from "../../records/mail/mail-content.ts";
import { renderMail } from "./render-mail.ts";
import { accepted, disputed } from "./time-mails.test-support.ts";

const rendered = (content: MailContent) =>
  renderMail(content, { origin: "https://app.crewline.test", language: "en" });

test("a disputed timesheet leads to it, with the employee's words", () => {
  const { subject, text } = rendered(disputed);
  expect(subject).toMatch(/^Ana Diaz disputes a timesheet: .*23.*6/u);
  expect(text).toContain("“Tuesday is missing”");
  expect(text).toContain("/time-entries?sheet=2026-11-23&of=ana");
});

test("an answer says who gave it, about which time, and leads to the entry", () => {
  const { text } = rendered(accepted);
  expect(text).toContain("Marcus accepted your request. Your new time entry: Fri 27 Nov");
  expect(text).toContain("/time-entries?week=2026-11-23&entry=forgotten");
  expect(rendered({ ...accepted, isAccepted: false }).subject).toBe(
    "Time entry declined: Fri 27 Nov",
  );
  const settled = rendered({ ...accepted, isAccepted: false, isSettled: true });
  expect(settled.subject).toBe("Time entry edited: Fri 27 Nov");
  expect(settled.text).toContain("Marcus edited or removed it. Ask again if it is still wrong.");
});
