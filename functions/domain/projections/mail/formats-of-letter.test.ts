import { typeId } from "../../records/time-off/type-id.test-support.ts";
import { aLocationId, anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import type { Formats } from "../../kernel/formats/formats.ts";
import { deviceFormats } from "../../kernel/formats/formats.ts";
import { formatsOfLetter } from "./formats-of-letter.ts";
import type { ContentOf, MailContent } from "../../records/mail/mail-content.ts";
import { mailContentSchema } from "../../records/mail/mail-content.ts";
import { renderMail } from "./render-mail.ts";

const inNewYork = { country: "US", formats: deviceFormats };
const inBerlin = { country: "DE", formats: deviceFormats };
const american = formatsOfLetter(deviceFormats, inNewYork);
const german = formatsOfLetter(deviceFormats, inBerlin);

describe("a letter is written", () => {
  test("as its reader chose, field by field, before the company and its country", () => {
    const own: Formats = { ...deviceFormats, clock: "24" };
    const company = {
      country: "US",
      formats: { ...deviceFormats, dateOrder: "dayFirst" },
    } as const;
    expect(formatsOfLetter(own, company)).toEqual({
      clock: "24",
      dateOrder: "dayFirst",
      numberStyle: "point",
    });
  });

  test("as in the company's country where the screens would follow the device", () => {
    expect(american).toEqual({ clock: "12", dateOrder: "monthFirst", numberStyle: "point" });
    expect(german).toEqual({ clock: "24", dateOrder: "dayFirst", numberStyle: "comma" });
  });
});

const shift = { day: "2026-11-27", startsAtLocal: "14:00", endsAtLocal: "22:00", jobRole: null };
const week = {
  employeeName: "Ana Diaz",
  locationId: aLocationId("pier"),
  locationName: "Pier",
  weekStart: "2026-11-23",
  changes: [{ before: null, after: shift }],
};
const timeOff = {
  employeeId: anEmployeeId("ana"),
  employeeName: "Ana Diaz",
  type: typeId("vacation"),
  span: {
    from: "2026-11-27",
    until: "2026-11-27",
    part: { startsAtLocal: "14:00", endsAtLocal: "22:00" },
  },
  note: "",
} as const;
const otherTimes = {
  employeeId: anEmployeeId("ana"),
  employeeName: "Ana",
  about: {
    of: "correction",
    entryId: anEntryId("anas"),
    weekStart: "2026-11-23",
    timeZone: "America/New_York",
    requested: { startsAt: "2026-11-27T19:00:00.000Z", endsAt: "2026-11-28T03:00:00.000Z" },
  },
  note: "",
} as const;
const zones = { zoneBefore: "America/New_York", zoneAfter: "America/Chicago", unmovedCount: 1204 };

function aWeekIn(formats: Formats): ContentOf<"weekPublished"> {
  return { kind: "weekPublished", ...week, publishedByName: "Marcus", formats };
}

function aZoneIn(formats: Formats): ContentOf<"zoneChanged"> {
  return { kind: "zoneChanged", ...week, ...zones, changedByName: "Olivia", formats };
}

/** Every letter that contains a date or time, for a reader of these formats. */
const letters: Readonly<Record<string, (formats: Formats) => MailContent>> = {
  "of a published week": aWeekIn,
  "of another time zone": aZoneIn,
  "that asks for time off": (formats) => ({ kind: "timeOffRequested", ...timeOff, formats }),
  "that answers": (formats) => ({
    kind: "timeOffDecided",
    ...timeOff,
    decision: "approved",
    byName: "Marcus",
    formats,
  }),
  "that asks for other times": (formats) => ({ kind: "timeRequested", ...otherTimes, formats }),
  "that answers such a request": (formats) => ({
    kind: "timeAnswered",
    ...otherTimes,
    isAccepted: false,
    isSettled: false,
    byName: "Marcus",
    formats,
  }),
};

const rendered = (content: MailContent) =>
  renderMail(content, { origin: "https://app.crewline.test", language: "en" });

describe.each(Object.entries(letters))("the letter %s", (_name, letterIn) => {
  test("reads Fri, Nov 27, 2:00 PM – 10:00 PM in New York, in plain text and in HTML", () => {
    const { text, html } = rendered(letterIn(american));
    expect(text).toContain("Fri, Nov 27, 2:00 PM – 10:00 PM");
    expect(html).toContain("Fri, Nov 27, 2:00 PM – 10:00 PM");
  });

  test("reads Fri 27 Nov, 14:00–22:00 in Berlin, in plain text and in HTML", () => {
    const { text, html } = rendered(letterIn(german));
    expect(text).toContain("Fri 27 Nov, 14:00–22:00");
    expect(html).toContain("Fri 27 Nov, 14:00–22:00");
  });
});

test("subject and numbers are the reader's, too", () => {
  const subjectIn = (formats: Formats) => rendered(aWeekIn(formats)).subject;
  expect(subjectIn(american)).toBe("Your shifts: Pier, the week of Mon, Nov 23");
  expect(subjectIn(german)).toBe("Your shifts: Pier, the week of Mon 23 Nov");
  const stayIn = (formats: Formats) => rendered(aZoneIn(formats)).text;
  expect(stayIn(american)).toContain("1,204 more shifts stay");
  expect(stayIn(german)).toContain("1.204 more shifts stay");
});

test("a letter that waits since before the formats were kept is written as it was then", () => {
  const { formats: _unknown, ...old } = aWeekIn(american);
  expect(rendered(mailContentSchema.parse(old)).text).toContain("Fri 27 Nov, 14:00–22:00");
});
