import { expect, test } from "vitest";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { onDevice } from "@crewline/domain/kernel/formats/readers.test-support";
import { totalWords } from "./total-words.ts";

const words = (shown: number, all: number) =>
  totalWords({ shown, all, noun: nouns.person }, onDevice);

test("a total says how many there are, and that it counts the filter where there is one", () => {
  expect(words(1, 1)).toBe("1 person");
  expect(words(47, 47)).toBe("47 people");
  expect(words(1, 47)).toBe("1 of 47 people matches the filter");
  expect(words(12, 2000)).toBe("12 of 2,000 people match the filter");
  expect(words(0, 1)).toBe("0 of 1 person match the filter");
});
