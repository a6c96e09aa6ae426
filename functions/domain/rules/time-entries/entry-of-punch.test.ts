import { expect, test } from "vitest";
import { anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { entryOfLatePunch } from "./entry-of-punch.ts";
import { aWeekEntry } from "./entry-builder.test-support.ts";

const nine = "2026-03-02T14:00:00.000Z";
const five = "2026-03-02T22:00:00.000Z";
const open = { startsAt: nine, endsAt: null };
const running = aWeekEntry({ ...open, state: "clockedIn" });
const forgotten = aWeekEntry({ ...open, state: "needsFix" });

test("a late punch belongs to the entry that runs, or that was marked as missing its end", () => {
  expect(entryOfLatePunch([running], five)).toBe(running);
  expect(entryOfLatePunch([forgotten], five)).toBe(forgotten);
});

test("a late punch belongs to no entry that has an end, or that began after the tap", () => {
  expect(entryOfLatePunch([aWeekEntry({ startsAt: nine, state: "closed" })], five)).toBeNull();
  expect(entryOfLatePunch([running], "2026-03-02T13:00:00.000Z")).toBeNull();
  const next = aWeekEntry({ entryId: anEntryId("next"), startsAt: "2026-03-02T20:00:00.000Z" });
  expect(entryOfLatePunch([forgotten, next], five)).toBeNull();
});

test("a voided entry hides none", () => {
  const voided = aWeekEntry({ startsAt: "2026-03-02T15:00:00.000Z", state: "voided" });
  expect(entryOfLatePunch([running, voided], five)).toBe(running);
});
