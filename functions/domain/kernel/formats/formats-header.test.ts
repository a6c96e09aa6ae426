import { describe, expect, test } from "vitest";
import { onDevice } from "./readers.test-support.ts";
import { deviceFormats, formatsOfAnybody } from "./formats.ts";
import { formatsHeader } from "./formats-header.ts";
import { localeOf } from "./locale.ts";
import { readFormatsHeader } from "./read-formats-header.ts";

test("what a reader chose arrives as it was chosen", () => {
  const chosen = { clock: "12", dateOrder: "monthFirst", numberStyle: "comma" } as const;
  expect(readFormatsHeader(formatsHeader(localeOf(chosen)))).toEqual(chosen);
});

test("what is left to the device is named, because the server has another language", () => {
  expect(formatsHeader(onDevice)).not.toContain("automatic");
  expect(readFormatsHeader(formatsHeader(onDevice))).not.toEqual(deviceFormats);
});

describe("a header that names no formats", () => {
  test.each([undefined, "", "12", "12 monthFirst", "13 monthFirst point", ["12"]])(
    "%s is read as an unknown reader",
    (header) => expect(readFormatsHeader(header)).toEqual(formatsOfAnybody),
  );
});
