import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { aJobRole } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import type { Locale } from "../../kernel/formats/locale.ts";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { mapColumns } from "../../kernel/csv/map-columns.ts";
import { readCsv } from "../../kernel/csv/read-csv.ts";
import { locationImportFields } from "./import-fields.ts";
import { phonesOf } from "../../kernel/phones/phones-of.ts";
import { locationCountry } from "../../rules/phones/location-country.ts";
import type { LocationRecord } from "../../records/locations/location-record.ts";
import { blankDetails } from "../../records/locations/location-record.ts";
import { locationsCsv, planLocations } from "./plan-import.ts";

const lunch = { opensAt: "11:00", closesAt: "14:00" };
const harbor: LocationRecord = {
  id: aLocationId("harbor"),
  name: "=Harbor",
  address: '1 Pier Road, "left"',
  timeZone: "America/New_York",
  status: "active",
  openingHours: { monday: [lunch, { opensAt: "18:00", closesAt: "01:00" }] },
  ...blankDetails,
  costCentre: "0012",
  budget: { secondsPerWeek: 360_000, salesShareBasisPoints: 2500 },
  minimumWageTenThousandths: 165_000,
  version: 3,
};

const phonesAt = (location: LocationRecord) => phonesOf(locationCountry(location, "US"));

const jobRoles = ["Barista", "Cook", "Host"].map((name) => aJobRole(name));
const locale = onDevice;
const terms = { phonesAt, jobRoles, locale };

function plan(text: string, reader: Locale = onDevice) {
  const { header, rows } = readCsv(text);
  const map = mapColumns(header, locationImportFields(reader));
  return planLocations({ rows, map, locations: [harbor], timeZone: "America/New_York", ...terms });
}

describe("a file of locations", () => {
  test("names its days in the reader's language or in English", () => {
    // A language that the product may get: the names come from Intl.
    const spanish = { ...onDevice, language: "es" as Locale["language"] };
    const [row] = plan("Name,miércoles,Thu\nPier,9-17,10-14\n", spanish);
    expect(row?.row?.location.openingHours).toEqual({
      wednesday: [{ opensAt: "09:00", closesAt: "17:00" }],
      thursday: [{ opensAt: "10:00", closesAt: "14:00" }],
    });
  });

  test("comes back from a spreadsheet and changes nothing", () => {
    const seen = locationsCsv([harbor], { phones: phonesOf("US"), jobRoles, locale }).replace(
      ",0012,",
      ",12,",
    );
    expect(plan(seen)).toMatchObject([{ kind: "same", row: null }]);
  });

  test("changes the edited cells alone", () => {
    const edited = locationsCsv([harbor], { phones: phonesOf("US"), jobRoles, locale })
      .replace("11:00-14:00; 18:00-01:00", "9-5")
      .replace(",100,", ",120,");
    const [row] = plan(edited);
    expect(row?.row).toMatchObject({ locationId: "harbor", expectedVersion: 3 });
    expect(row?.row?.location).toEqual({
      openingHours: { monday: [{ opensAt: "09:00", closesAt: "17:00" }] },
      budget: { secondsPerWeek: 432_000, salesShareBasisPoints: 2500 },
    });
  });

  test("reads the phone number of a place in its own country", () => {
    const file = "Name,Phone,Time zone\nSoho,020 7946 0958,Europe/London\n";
    expect(plan(file)[0]?.row?.location).toMatchObject({ phone: "+442079460958" });
    expect(plan("Name,Phone\nSoho,hello\n")[0]?.problem).toMatch(/^Phone: Enter a phone number/);
  });

  test("adds what it does not find, closed on days without hours", () => {
    const [row] = plan('Location,Mon,Tuesday\nMarket,closed,"8-12; 13-17"\n');
    expect(row).toMatchObject({ kind: "add", title: "Market" });
    expect(row?.row?.location).toEqual({
      name: "Market",
      timeZone: "America/New_York",
      openingHours: {
        tuesday: [
          { opensAt: "08:00", closesAt: "12:00" },
          { opensAt: "13:00", closesAt: "17:00" },
        ],
      },
    });
  });

  test.each([
    [
      "Name,Monday\nPier,whenever\n",
      'Monday: "whenever" are no hours; write 09:00-17:00, or closed.',
    ],
    [
      "Name,Zone\nPier,Mars/Olympus\n",
      'Time zone: "Mars/Olympus" is no time zone; write it as America/New_York.',
    ],
    [
      "Name,Monday\nPier,9-17; 12-20\n",
      "Monday: Has to begin after the hours before it have ended.",
    ],
    ["Phone\n615 555 0123\n", "The name is missing."],
    ["Record ID,Name\ngone,Pier\n", "The record of this line does not exist any more."],
    ["Name,Minimum wage\nPier,a lot\n", 'Minimum wage: "a lot" is no rate; write it as 18.50.'],
  ])("%j says what is wrong", (text, problem) => {
    expect(plan(text)).toMatchObject([{ kind: "problem", problem }]);
  });

  test("names a location once", () => {
    const lines = plan("Name,Address\n=harbor,1\n=HARBOR,2\nPier,1\npier,2\n");
    expect(lines.map(({ problem }) => problem)).toEqual([
      null,
      "Line 2 is about the same location.",
      null,
      "Line 4 is about the same location.",
    ]);
  });
});
