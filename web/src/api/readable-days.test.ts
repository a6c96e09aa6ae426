import { afterEach, expect, test } from "vitest";
import { deviceFormats, setPresentFormats } from "@crewline/domain/formats/formats";
import { readableDays } from "./readable-days.ts";

afterEach(() => setPresentFormats(deviceFormats));

const fields = { who: "Ana", day: "2026-11-16" };
const message = "The last day of Ana is 2026-11-16.";

test("an error has no ISO day for two readers who write days otherwise", () => {
  setPresentFormats({ ...deviceFormats, dateOrder: "monthFirst" });
  expect(readableDays(message, fields)).toBe("The last day of Ana is Nov 16, 2026.");
  setPresentFormats({ ...deviceFormats, dateOrder: "dayFirst" });
  expect(readableDays(message, fields)).toBe("The last day of Ana is 16 Nov 2026.");
});

test("what is no field of the rule stays as it is", () => {
  expect(readableDays("Import 2026-11-16 is done.", {})).toBe("Import 2026-11-16 is done.");
});
