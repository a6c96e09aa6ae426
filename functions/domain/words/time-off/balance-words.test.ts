import { expect, test } from "vitest";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { shortBalanceText } from "./balance-words.ts";

const HOUR = 3600;

test("a request of 8 hours was called 64 hours too much, without a word of the later time off", () => {
  const afterSeconds = -8 * HOUR;
  expect(shortBalanceText({ afterSeconds, lowestSeconds: -64 * HOUR }, american)).toBe(
    "With later time off that is approved or requested, the balance is 64:00 hours too low.",
  );
  expect(shortBalanceText({ afterSeconds, lowestSeconds: afterSeconds }, american)).toBe(
    "The balance is 8:00 hours too low.",
  );
  expect(shortBalanceText({ afterSeconds: HOUR, lowestSeconds: 0 }, american)).toBeNull();
});
