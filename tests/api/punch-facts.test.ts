import { randomUUID } from "node:crypto";
import { deviceIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { expect, test } from "vitest";
import { aCompany, aMember } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { clockIn } from "../support/clock-in.ts";

test("an entry keeps of each punch its source, device and both clocks, and the history names them", async () => {
  const company = await aCompany();
  const ana = await aMember(company);
  const tap = { deviceId: deviceIdSchema.parse(randomUUID()), at: "2026-03-02T14:00:00.000Z" };
  const { entryId } = await clockIn(ana.api, company.harbor);
  await ana.api.timeEntries.startBreak.mutate({ ...anAttempt(), tap });
  await ana.api.timeEntries.clockOut.mutate({ ...anAttempt(), tap });
  const store = await company.read();
  const { punches, punched } = await store.timeEntries.get(entryId);
  const device = { id: tap.deviceId, name: "A browser" };
  const told = { source: "web", device, deviceAt: tap.at, wasOffline: false };
  expect(punches).toMatchObject([
    { kind: "clockIn", source: "web", device: { id: null }, deviceAt: null, wasOffline: false },
    { kind: "startBreak", ...told },
    { kind: "clockOut", ...told },
  ]);
  expect(punches.map(({ at }) => at)).toEqual([
    punched?.startsAt,
    punched?.breaks[0]?.startsAt,
    punched?.endsAt,
  ]);
  expect(punches.every(({ at, receivedAt }) => at === receivedAt)).toBe(true);
  const rows = await store.timeEntryAudits.list([["entryId", "==", entryId]]);
  const origin = { source: "web", device: "A browser" };
  expect(rows.map((row) => row.origin)).toEqual([origin, origin, origin]);
});

test("a correction leaves the punches as they were made, and names no device", async () => {
  const company = await aCompany();
  const ana = await aMember(company);
  const { entryId } = await clockIn(ana.api, company.harbor);
  const store = await company.read();
  const before = await store.timeEntries.get(entryId);
  await company.owner.api.timeEntries.void.mutate({
    ...anAttempt(),
    entryId,
    expectedVersion: before.version,
    reason: "Clocked in by mistake",
  });
  expect((await store.timeEntries.get(entryId)).punches).toEqual(before.punches);
  const rows = await store.timeEntryAudits.list([["entryId", "==", entryId]]);
  expect(rows.find(({ action }) => action === "void")?.origin).toBeUndefined();
});
