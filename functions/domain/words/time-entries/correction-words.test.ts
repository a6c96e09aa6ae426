import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { correctionSentence } from "./correction-words.ts";

test.each([
  ["open", "You asked for a correction. A manager will decide.", "Ana asks for a correction."],
  ["accepted", "Kim accepted your request.", "Kim accepted Ana's request."],
  [
    "declined",
    "Kim declined your request. The time stays as it was.",
    "Kim declined Ana's request. The time stays as it was.",
  ],
  [
    "withdrawn",
    "You withdrew the request for a correction.",
    "Ana withdrew the request for a correction.",
  ],
  [
    "settled",
    "Kim edited this time after your request.",
    "Kim edited this time after Ana's request.",
  ],
] as const)(
  "a request that is %s is told to its employee and to managers",
  (state, own, others) => {
    const request = { state, answeredByName: "Kim", isNewEntry: false };
    expect(correctionSentence(request, null, onDevice)).toBe(own);
    expect(correctionSentence(request, "Ana", onDevice)).toBe(others);
  },
);

test("a request for an entry is told as one, to its employee and to managers", () => {
  const told = (state: "open" | "accepted", who: string | null) =>
    correctionSentence({ state, answeredByName: "Kim", isNewEntry: true }, who, onDevice);
  expect(told("open", null)).toBe("You asked for this entry. A manager will decide.");
  expect(told("open", "Ana")).toBe("Ana did not clock in and asks for this entry.");
  expect(told("accepted", "Ana")).toBe("Kim accepted Ana's request for this entry.");
});
