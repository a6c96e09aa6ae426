import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { shirt } from "../../records/custom-fields/custom-field.test-support.ts";
import { parsePeople } from "./parse-people.ts";
import { pastedRows, pasteSchema } from "./pasted-rows.ts";

const places = [{ id: aLocationId("pier"), name: "Pier" }];
const noOne = { names: [], emails: [], jobRoles: [] };
const linesOf = (text: string) =>
  parsePeople(text, {
    ...noOne,
    places,
    phones: null,
    customFields: [shirt],
    currency: "USD",
    dayOrder: "month",
    locale: onDevice,
  }).lines;
const terms = { locationIds: [aLocationId("harbor")], ratesFrom: "2026-11-16", currency: "USD" };

describe("pasted lines", () => {
  test("become a row for each person, with the rate from the chosen day", () => {
    const [row, ...others] = pastedRows(linesOf("Ana Diaz, ana@x.example, Barista, 18.50"), terms);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      key: "1",
      title: "Ana Diaz",
      employeeId: null,
      jobRoleNames: ["Barista"],
      employee: { name: "Ana Diaz", locationIds: ["harbor"] },
      profile: { email: "ana@x.example" },
      firstRate: { rateTenThousandths: 185_000, from: "2026-11-16" },
    });
  });

  test("with a salary begin with it on the chosen day", () => {
    const [row] = pastedRows(linesOf("Ana Diaz, Manager, 52000 a year"), terms);
    expect(row?.firstRate).toMatchObject({
      rateTenThousandths: 250_000,
      salary: { amountMinor: 5_200_000, per: "year" },
      from: "2026-11-16",
    });
  });

  test("that name a place work there, the others at the chosen one", () => {
    const rows = pastedRows(linesOf("Ana, Pier\nBo"), terms);
    expect(rows.map(({ employee }) => employee.locationIds)).toEqual([["pier"], ["harbor"]]);
    expect(rows.map(({ firstRate }) => firstRate)).toEqual([null, null]);
  });

  test("that are not understood become no row, and each row is known by its line", () => {
    const rows = pastedRows(linesOf("Ana\n, 12\nBo"), terms);
    expect(rows.map(({ key }) => key)).toEqual(["1", "3"]);
  });

  test("below a heading carry the custom fields that it names by their labels", () => {
    const [row] = pastedRows(linesOf("Name\tSHIRT size\nAna\tm"), terms);
    expect(row?.fields).toEqual([{ fieldId: "shirt", value: "m" }]);
    const [wrong] = linesOf("Name,Shirt size\nAna,XXL");
    expect(wrong?.problem).toBe('Shirt size: "XXL" is not a choice; use S and M.');
  });

  test("ask for a location only where a line names none", () => {
    const isEnough = (text: string) =>
      pasteSchema(linesOf(text)).safeParse({
        people: linesOf(text).flatMap(({ person }) => person ?? []),
        locationIds: [],
        ratesFrom: terms.ratesFrom,
      }).success;
    expect([isEnough("Ana, Pier"), isEnough("Ana, Pier\nBo")]).toEqual([true, false]);
  });

  test("that are all unreadable add no one", () => {
    const nobody = { people: [], locationIds: [], ratesFrom: terms.ratesFrom };
    expect(pasteSchema([]).safeParse(nobody).success).toBe(false);
  });
});
