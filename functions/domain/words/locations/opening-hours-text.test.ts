import { expect, test } from "vitest";
import { unknownReader } from "../../kernel/formats/locale.ts";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { openingHoursText } from "./opening-hours-text.ts";

const day = [{ opensAt: "09:00", closesAt: "17:00" }];
const short = [{ opensAt: "10:00", closesAt: "14:00" }];
const late = [{ opensAt: "19:00", closesAt: "23:00" }];

test.each([
  [{}, "Closed"],
  [{ monday: [] }, "Closed"],
  [{ monday: [...day, ...late] }, "Mon 09:00–17:00 and 19:00–23:00"],
  [{ monday: day }, "Mon 09:00–17:00"],
  [
    { monday: day, tuesday: day, wednesday: day, saturday: short },
    "Mon–Wed 09:00–17:00, Sat 10:00–14:00",
  ],
  [{ monday: day, wednesday: day }, "Mon 09:00–17:00, Wed 09:00–17:00"],
  [{ saturday: day, sunday: day, monday: day }, "Mon 09:00–17:00, Sat–Sun 09:00–17:00"],
])("opening hours %o read %s", (hours, text) => {
  expect(openingHoursText(hours, unknownReader)).toBe(text);
});

test("a dash between times with AM and PM has spaces, as in shifts", () => {
  expect(openingHoursText({ monday: day }, american)).toBe("Mon 9:00 AM – 5:00 PM");
});
