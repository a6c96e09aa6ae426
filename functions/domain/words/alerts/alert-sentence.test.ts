import { expect, test } from "vitest";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { noFacts } from "../../records/alerts/alert.ts";
import type { ToldAlert } from "./alert-sentence.ts";
import { alertSentence } from "./alert-sentence.ts";

const sentence = ({ facts, ...alert }: Pick<ToldAlert, "type"> & Partial<ToldAlert>) =>
  alertSentence(
    { employeeName: "Ana Diaz", count: 1, ...alert, facts: { ...noFacts, ...facts } },
    "America/New_York",
    american,
  );

test.each([
  ["an hour", 3600, "1:00"],
  ["a minute", 60, "0:01"],
])("%s of overtime was told as decimal hours, as no other list writes hours", (_of, seconds, h) => {
  const facts = { ...noFacts, seconds, day: "2026-11-23" };
  expect(sentence({ type: "overOvertime", facts })).toBe(
    `Ana Diaz has ${h} h of overtime in the week of Mon, Nov 23.`,
  );
});

test("a shift that nobody came to is told with its day, as it may be read the day after", () => {
  const facts = { ...noFacts, at: "2026-11-27T11:00:00.000Z" };
  expect(sentence({ type: "noShow", facts })).toBe(
    "Ana Diaz did not come to the shift on Fri, Nov 27 at 6:00 AM.",
  );
});
