import { expect, test } from "vitest";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { acceptEndLabel, approvedEndText, recordBreaksLabel } from "./suggested-end-words.ts";

const taken = (from: string, until: string) => ({
  startsAt: `2026-11-23T${from}:00.000Z`,
  endsAt: `2026-11-23T${until}:00.000Z`,
});
const one = [taken("12:00", "12:30")];
const two = [...one, taken("15:00", "15:30")];
const endWith = (breaks: typeof one) => ({
  endsAt: "2026-11-23T17:05:00.000Z",
  because: "usual" as const,
  breaks,
});
const accept = (breaks: typeof one) => acceptEndLabel(endWith(breaks), "UTC", american);

test("two breaks of 30 minutes were told as one of 60", () => {
  expect([[], one, two].map(accept)).toEqual([
    "Accept 5:05 PM (usual length)",
    "Accept 5:05 PM (usual length), 30 min break",
    "Accept 5:05 PM (usual length), 2 breaks (60 min)",
  ]);
});

test("the box and the answer speak of as many breaks as there are", () => {
  expect([one, two].map((breaks) => recordBreaksLabel(breaks, "UTC", american))).toEqual([
    "Record an unpaid break that was not punched, 12:00 PM – 12:30 PM",
    "Record unpaid breaks that were not punched, 12:00 PM – 12:30 PM and 3:00 PM – 3:30 PM",
  ]);
  expect([one, two].map((breaks) => approvedEndText(endWith(breaks), american))).toEqual([
    "Approved with this end and an unpaid break.",
    "Approved with this end and unpaid breaks.",
  ]);
});
