import { describe, expect, test } from "vitest";
import { unknownReader } from "../../kernel/formats/locale.ts";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { formatDay } from "../../kernel/formats/format-time.ts";
import { anEntry, onDays } from "../../records/employees/an-availability-entry.test-support.ts";
import type { AvailabilityEntry } from "../../records/employees/availability.ts";
import { dayLine, entryWords, notAvailableSentences } from "./availability-words.ts";
import { availabilityOn } from "../../rules/availability/held-times.ts";

const timeZone = "America/New_York";
const friday = "2026-11-27";

describe("a plan that meets an unavailable time says", () => {
  const said = (entries: AvailabilityEntry[], range = "12:00-20:00", shownZone = timeZone) => {
    const shift = aShift({ day: friday, range, timeZone: shownZone });
    return notAvailableSentences(
      "Ana Diaz",
      { entries, timeZone },
      { shifts: [shift], locale: unknownReader },
    );
  };

  test("who cannot work and when", () => {
    expect(said([anEntry()])).toEqual(["Ana Diaz is not available on Fridays"]);
    expect(said([anEntry({ range: "14:00-22:00" })])).toEqual([
      "Ana Diaz is not available on Fridays 14:00–22:00",
    ]);
    expect(said([onDays(friday, friday)])).toEqual([
      `Ana Diaz is not available on ${formatDay(friday, unknownReader)}`,
    ]);
    expect(said([onDays("2026-11-23", friday, { range: "08:00-13:00" })])).toEqual([
      `Ana Diaz is not available on ${formatDay(friday, unknownReader)} 08:00–13:00`,
    ]);
  });

  test("the same only once", () => {
    const nightly = anEntry({ weekdays: ["friday", "saturday"], range: "20:00-04:00" });
    expect(said([nightly], "18:00-06:00")).toEqual([
      "Ana Diaz is not available on Fridays 20:00–04:00",
    ]);
    const cut = anEntry({ kind: "preferred", range: "13:00-14:00" });
    expect(said([anEntry(), cut])).toEqual(["Ana Diaz is not available on Fridays"]);
  });

  test("no name beside the name, and each entry that any of the shifts meets", () => {
    const shifts = ["2026-11-26", friday].map((day) => aShift({ day }));
    const entries = [anEntry({ weekdays: ["thursday", "friday"] })];
    expect(
      notAvailableSentences(null, { entries, timeZone }, { shifts, locale: unknownReader }),
    ).toEqual(["Not available on Thursdays", "Not available on Fridays"]);
  });

  test("the times of the place where the person's home is in another zone", () => {
    expect(said([anEntry({ range: "14:00-22:00" })], "12:00-15:00", "America/Los_Angeles")).toEqual(
      [`Ana Diaz is not available on ${formatDay(friday, unknownReader)} 12:00–15:00`],
    );
  });
});

test("an entry is written as people say it", () => {
  const said = (entry: AvailabilityEntry) => entryWords(entry, "2026-11-21", unknownReader);
  expect(said(anEntry())).toBe("Fridays, all day");
  expect(said(anEntry({ weekdays: ["friday", "monday"], range: "14:00-22:00" }))).toBe(
    "Mondays and Fridays, 14:00–22:00",
  );
  expect(said(anEntry({ weekdays: ["monday", "tuesday", "wednesday"] }))).toBe(
    "Mondays to Wednesdays, all day",
  );
  expect(said(anEntry({ weekdays: ["monday", "tuesday", "friday"], until: "2026-12-31" }))).toBe(
    "Mondays, Tuesdays and Fridays, all day, until 31 Dec 2026",
  );
  expect(said(anEntry({ from: "2026-12-01" }))).toBe("Fridays, all day, from 1 Dec 2026 on");
  expect(said(onDays(friday, friday))).toBe("27 Nov 2026, all day");
  expect(said(onDays("2026-11-23", friday, { range: "08:00-12:00" }))).toBe(
    "23 Nov 2026 to 27 Nov 2026, 08:00–12:00",
  );
});

test("a day in one line says what holds, or nothing", () => {
  const line = (...entries: AvailabilityEntry[]) =>
    dayLine(
      availabilityOn(entries, friday, { timeZone, dayZone: timeZone }),
      timeZone,
      unknownReader,
    );
  expect(line()).toBeNull();
  expect(line(anEntry())).toBe("Not available all day");
  expect(
    line(anEntry({ range: "14:00-22:00" }), anEntry({ kind: "preferred", range: "08:00-12:00" })),
  ).toBe("Prefers to work 08:00–12:00. Not available 14:00–22:00");
});
