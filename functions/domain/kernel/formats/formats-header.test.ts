import { describe, expect, test } from "vitest";
import { onDevice } from "./readers.test-support.ts";
import { deviceFormats } from "./formats.ts";
import { formatsHeader } from "./formats-header.ts";
import { localeOf, unknownReader } from "./locale.ts";
import { readFormatsHeader } from "./read-formats-header.ts";

test("what a reader chose arrives as it was chosen", () => {
  const chosen = { clock: "12", dateOrder: "monthFirst", numberStyle: "comma" } as const;
  expect(readFormatsHeader(formatsHeader(localeOf(chosen)))).toEqual(localeOf(chosen));
});

test("what is left to the device is named, because the server has another language", () => {
  expect(formatsHeader(onDevice)).not.toContain("automatic");
  expect(readFormatsHeader(formatsHeader(onDevice)).formats).not.toEqual(deviceFormats);
});

test("the language arrives with the formats; one that the product lacks is the first one", () => {
  expect(formatsHeader(onDevice)).toMatch(/ en$/u);
  const { formats, language } = readFormatsHeader("24 dayFirst comma xx");
  expect({ ...formats, language }).toEqual({
    clock: "24",
    dateOrder: "dayFirst",
    numberStyle: "comma",
    language: "en",
  });
  expect(readFormatsHeader("24 dayFirst comma").language).toBe("en");
});

describe("a header that names no formats", () => {
  test.each([undefined, "", "12", "12 monthFirst", "13 monthFirst point", ["12"]])(
    "%s is read as an unknown reader",
    (header) => expect(readFormatsHeader(header)).toEqual(unknownReader),
  );
});
