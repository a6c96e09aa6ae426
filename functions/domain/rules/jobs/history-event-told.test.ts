import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import {
  COMPANY_SUBJECT,
  locationSubject,
  weekSubject,
} from "../../records/history/history-event.ts";
import { scheduleId } from "../../records/schedules/schedule.ts";
import { historyEventTold } from "./history-event-told.ts";

const changes = [
  { field: "name", before: null, after: null },
  { field: "timeZone", before: '"UTC"', after: '"Asia/Tokyo"' },
];

test("a change of a location names the location and its fields, without their values", () => {
  const told = historyEventTold({
    subject: locationSubject(aLocationId("h_1")),
    act: "changed",
    changes,
  });
  expect(told).toEqual({
    type: "locationChanged",
    locationId: "h_1",
    subject: { kind: "location", id: "h_1" },
    facts: { act: "changed", fields: "name,timeZone" },
  });
});

test("a publication names the week and its location", () => {
  const id = scheduleId(aLocationId("h_1"), "2026-11-16");
  expect(historyEventTold({ subject: weekSubject(id), act: "published" })).toMatchObject({
    type: "schedulePublished",
    locationId: "h_1",
    subject: { kind: "schedule", id },
  });
});

test("a change of the company concerns no single location", () => {
  const told = historyEventTold({ subject: COMPANY_SUBJECT, act: "rulesChanged" });
  expect(told).toMatchObject({ type: "companyChanged", locationId: null });
});
