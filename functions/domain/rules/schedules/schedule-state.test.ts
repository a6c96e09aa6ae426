import { NO_LOGIN } from "../../kernel/ids/entity-ids.ts";
import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import {
  scheduleAfterEdit,
  scheduleAfterLock,
  scheduleAfterPublish,
  scheduleAfterTakingBack,
  scheduleAfterUnlock,
} from "./schedule-state.ts";

const week = { locationId: aLocationId("harbor"), weekStart: "2026-03-02" };
const publishing = { publishedAt: "2026-03-01T12:00:00.000Z", publishedByName: "Kim" };

test("a week begins as a draft, is published, changed, and published again", () => {
  const draft = scheduleAfterEdit(null, week);
  expect(draft).toMatchObject({ id: "harbor_2026-03-02", state: "draft", publishedVersion: 0 });
  expect(scheduleAfterEdit(draft, week).state).toBe("draft");
  const first = scheduleAfterPublish(draft, week, publishing);
  expect(first).toMatchObject({ state: "published", publishedVersion: 1, publishedByName: "Kim" });
  const changed = scheduleAfterEdit(first, week);
  expect(changed).toMatchObject({ state: "changed", publishedVersion: 1, version: 3 });
  expect(scheduleAfterPublish(changed, week, publishing).publishedVersion).toBe(2);
});

test("a week that nobody planned yet can be published", () => {
  expect(scheduleAfterPublish(null, week, publishing)).toMatchObject({ version: 1 });
});

test("a week is locked by who did it first, and keeps its state until it is unlocked", () => {
  const lock = { at: "2026-11-12T09:00:00.000Z", byUid: NO_LOGIN, byName: "Kim" };
  const published = scheduleAfterPublish(null, week, publishing);
  const locked = scheduleAfterLock(published, week, lock);
  expect(scheduleAfterLock(locked, week, { ...lock, byName: "Olivia" }).lock).toEqual(lock);
  expect(scheduleAfterLock(null, week, lock)).toMatchObject({ state: "draft", lock, version: 1 });
  expect(scheduleAfterUnlock(locked)).toEqual({ ...published, version: 3 });
});

test("a week whose changes were all taken back is published again", () => {
  const published = scheduleAfterPublish(null, week, publishing);
  const changed = scheduleAfterEdit(published, week);
  expect(scheduleAfterTakingBack(changed)).toMatchObject({ state: "published", version: 3 });
  expect(scheduleAfterTakingBack({ ...changed, state: "draft" }).state).toBe("draft");
});
