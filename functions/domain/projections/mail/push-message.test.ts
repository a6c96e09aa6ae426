import { expect, test } from "vitest";
import { FIRST_LANGUAGE } from "../../kernel/formats/language.ts";
import { formatsOfAnybody } from "../../kernel/formats/formats.ts";
import { alertIdSchema } from "../../kernel/ids/record-ids.ts";
import { anAlert } from "../../rules/alerts/alert.test-support.ts";
import type { ContentOf, MailContent } from "../../records/mail/mail-content.ts";
import { pushMessage } from "./push-message.ts";
import { disputed } from "./time-mails.test-support.ts";

const { type, facts } = anAlert();
const alerts = (...names: string[]): ContentOf<"alerts"> => ({
  kind: "alerts",
  locationName: "Pier",
  timeZone: "America/New_York",
  items: names.map((employeeName) => ({
    type,
    facts,
    count: 1,
    employeeName,
    alertId: alertIdSchema.parse(`late_${employeeName.slice(0, 3)}`),
  })),
  formats: formatsOfAnybody,
});
const told = (content: MailContent) => pushMessage(content, FIRST_LANGUAGE, "tag");

test("one alert is its sentence, and a tap opens this very alert", () => {
  const message = told(alerts("Ana"));
  expect(message.title).toMatch(/^Pier: Ana /);
  expect(message).toMatchObject({ body: "", path: "/alerts?alert=late_Ana", tag: "tag" });
});

test("several alerts are counted, the first three named, and a tap opens the list", () => {
  const message = told(alerts("Ana", "Ben", "Cleo", "Dan"));
  expect(message).toMatchObject({ title: "4 alerts at Pier", path: "/alerts" });
  expect(message.body.split("\n").map((line) => line.split(" ")[0])).toEqual([
    "Ana",
    "Ben",
    "Cleo",
  ]);
});

test("a note that someone typed is not shown on a lock screen", () => {
  expect(JSON.stringify(told(disputed))).not.toContain("Tuesday");
});

test("long names make no message that a push service refuses", () => {
  const { title, body } = told(alerts("Ana ".repeat(400), "Ben ".repeat(400)));
  expect([title.length <= 120, body.length <= 300]).toEqual([true, true]);
});
