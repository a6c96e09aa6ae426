import { describe, expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { refusalOf } from "../support/api-client.ts";
import {
  ofAna,
  place,
  secondsFrom,
  sentAgain,
  tappedMinutesAgo,
} from "../support/offline-punch.ts";

const DAY = 24 * 60;

/** A day's work, tapped without a connection. */
async function workOffline(api: Api, company: TestCompany) {
  const [inAt, breakAt, backAt, outAt] = [480, 240, 210, 60].map(tappedMinutesAgo);
  if (!inAt || !breakAt || !backAt || !outAt) throw new Error("Four taps are needed.");
  await api.timeEntries.clockIn.mutate({ ...inAt, ...place(company) });
  await api.timeEntries.startBreak.mutate(breakAt);
  await api.timeEntries.endBreak.mutate(backAt);
  await api.timeEntries.clockOut.mutate(outAt);
  return { inAt, breakAt, backAt, outAt };
}

describe("punches made offline", () => {
  test("are recorded at the times of their taps, marked, and named in the history", async () => {
    const company = await aCompany();
    const ana = await ofAna(company);
    const taps = await workOffline(ana.api, company);
    const [entry, ...others] = await ana.entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ state: "closed", flags: ["offline", "offlineLate"] });
    expect(entry?.punches.map(({ kind, wasOffline }) => [kind, wasOffline])).toEqual([
      ["clockIn", true],
      ["startBreak", true],
      ["endBreak", true],
      ["clockOut", true],
    ]);
    const { punched } = entry ?? {};
    expect(secondsFrom(taps.inAt.tap, punched?.startsAt)).toBeLessThan(60);
    expect(secondsFrom(taps.breakAt.tap, punched?.breaks[0]?.startsAt)).toBeLessThan(60);
    expect(secondsFrom(taps.backAt.tap, punched?.breaks[0]?.endsAt)).toBeLessThan(60);
    expect(secondsFrom(taps.outAt.tap, punched?.endsAt)).toBeLessThan(60);
    const last = entry?.punches.at(-1);
    expect(last && secondsFrom({ at: last.receivedAt }, new Date().toISOString())).toBeLessThan(
      120,
    );
  });

  test("and sent within half an hour stay clean, with the mark that they were offline", async () => {
    const company = await aCompany();
    const ana = await ofAna(company);
    await ana.api.timeEntries.clockIn.mutate({ ...tappedMinutesAgo(25), ...place(company) });
    expect(await ana.entries()).toMatchObject([{ flags: ["offline"] }]);
  });

  test("sent twice, at once and later, are recorded once", async () => {
    const company = await aCompany();
    const ana = await ofAna(company);
    const first = { ...tappedMinutesAgo(60), ...place(company) };
    const answers = await Promise.all(
      [first, sentAgain(first), sentAgain(first)].map((input) =>
        ana.api.timeEntries.clockIn.mutate(input),
      ),
    );
    expect(new Set(answers.map(({ entryId }) => entryId)).size).toBe(1);
    const out = tappedMinutesAgo(5);
    const done = await ana.api.timeEntries.clockOut.mutate(out);
    expect(await ana.api.timeEntries.clockOut.mutate(sentAgain(out))).toEqual(done);
    expect(await ana.api.timeEntries.clockIn.mutate(sentAgain(first))).toEqual(answers[0]);
    expect(await ana.entries()).toHaveLength(1);
  });

  test("a tap whose first answer was lost keeps its first time", async () => {
    const company = await aCompany();
    const ana = await ofAna(company);
    const { sending, ...tapped } = { ...tappedMinutesAgo(0), ...place(company) };
    const live = { ...sending, wasQueued: false };
    const first = await ana.api.timeEntries.clockIn.mutate({ ...tapped, sending: live });
    expect(await ana.api.timeEntries.clockIn.mutate({ ...tapped, sending })).toEqual(first);
    const [entry] = await ana.entries();
    expect(entry).toMatchObject({ flags: [], punches: [{ wasOffline: false }] });
  });

  test("of two employees on one device go to the entry of each", async () => {
    const company = await aCompany();
    const [ana, bo] = [await ofAna(company), await ofAna(company)];
    await Promise.all([
      ana.api.timeEntries.clockIn.mutate({ ...tappedMinutesAgo(60), ...place(company) }),
      bo.api.timeEntries.clockIn.mutate({ ...tappedMinutesAgo(30), ...place(company) }),
    ]);
    expect(await ana.entries()).toHaveLength(1);
    expect(await bo.entries()).toHaveLength(1);
  });

  test("are refused under the sign-in of another person, and recorded nowhere", async () => {
    const company = await aCompany();
    const [ana, bo] = [await ofAna(company), await ofAna(company)];
    const { tap, ...sent } = { ...tappedMinutesAgo(60), ...place(company) };
    const ofBo = { ...sent, tap: { ...tap, uid: bo.uid } };
    expect(await refusalOf(ana.api.timeEntries.clockIn.mutate(ofBo))).toMatchObject({
      rule: "tappedByOther",
    });
    await bo.api.timeEntries.clockIn.mutate(ofBo);
    expect(await ana.entries()).toEqual([]);
    expect(await ana.unplaced()).toEqual([]);
    expect(await bo.entries()).toHaveLength(1);
  });

  test("that arrive in another order are explained and kept, and apply when sent again", async () => {
    const company = await aCompany();
    const ana = await ofAna(company);
    const [first, out] = [{ ...tappedMinutesAgo(60), ...place(company) }, tappedMinutesAgo(5)];
    expect(await refusalOf(ana.api.timeEntries.clockOut.mutate(out))).toMatchObject({
      rule: "notClockedIn",
    });
    expect(await refusalOf(ana.api.timeEntries.clockOut.mutate(sentAgain(out)))).toMatchObject({
      rule: "notClockedIn",
    });
    expect(await ana.unplaced()).toMatchObject([
      { id: out.idempotencyKey, state: "open", punch: { kind: "clockOut", wasOffline: true } },
    ]);
    await ana.api.timeEntries.clockIn.mutate(first);
    await ana.api.timeEntries.clockOut.mutate(sentAgain(out));
    expect(await ana.entries()).toMatchObject([{ state: "closed" }]);
    expect(await ana.unplaced()).toMatchObject([{ state: "settled" }]);
  });

  test("a device whose clock was wrong is flagged", async () => {
    const company = await aCompany();
    const ana = await ofAna(company);
    const { sending, ...tapped } = tappedMinutesAgo(60);
    const wrong = { ...sending, deviceNow: "2026-01-01T00:00:00.000Z", elapsedMs: 3_600_000 };
    await ana.api.timeEntries.clockIn.mutate({ ...tapped, sending: wrong, ...place(company) });
    expect(await ana.entries()).toMatchObject([
      { flags: ["offline", "offlineLate", "deviceClock"] },
    ]);
  });

  test("older than 7 days are left to the manager", async () => {
    const company = await aCompany();
    const ana = await ofAna(company);
    const old = { ...tappedMinutesAgo(8 * DAY), ...place(company) };
    expect(await refusalOf(ana.api.timeEntries.clockIn.mutate(old))).toMatchObject({
      rule: "punchTooOld",
    });
    expect(await ana.entries()).toEqual([]);
    expect(await ana.unplaced()).toMatchObject([{ rule: { code: "punchTooOld" } }]);
  });
});
