import { kioskIdSchema, punchIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { PunchId } from "@crewline/domain/kernel/ids/record-ids";
import { MOST_QUEUED } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import type { QueuedPunch } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { expect, test } from "vitest";
import type { WaitingPunch } from "./kiosk-store.ts";
import { inOrder } from "./kiosk-store.ts";
import { sendWaiting } from "./send-waiting.ts";

const kioskId = kioskIdSchema.parse(crypto.randomUUID());
const clocks = { now: () => "2026-03-02T20:00:00.000Z", page: "this", pageMs: () => 60_000 };

function aTablet(count: number) {
  let kept = Array.from({ length: count }, (_, index): WaitingPunch => ({
    id: punchIdSchema.parse(crypto.randomUUID()),
    sealedFor: kioskId,
    sealed: "s",
    kind: "clockIn",
    at: "2026-03-02T12:00:00.000Z",
    jobRoleId: null,
    hasPhoto: false,
    tapped: { at: "2026-03-02T12:00:00.000Z", page: "this", pageMs: 10_000 },
    order: count - index,
  }));
  return {
    waiting: async () => inOrder(kept),
    remove: async (ids: readonly PunchId[]) => {
      kept = kept.filter(({ id }) => !ids.includes(id));
    },
  };
}

test("all that waits is sent in the order of the taps, several in a call", async () => {
  const tablet = aTablet(MOST_QUEUED * 2 + 5);
  const wanted = (await tablet.waiting()).map(({ id }) => id);
  const calls: QueuedPunch[][] = [];
  const send = async (punches: QueuedPunch[]) => {
    calls.push(punches);
    return { received: punches.map(({ id }) => id) };
  };
  expect(await sendWaiting(tablet, send, clocks)).toBe(true);
  expect(calls.map((punches) => punches.length)).toEqual([MOST_QUEUED, MOST_QUEUED, 5]);
  expect(calls.flat().map(({ id }) => id)).toEqual(wanted);
  expect(calls[0]?.[0]?.sending).toEqual({
    wasQueued: true,
    deviceNow: "2026-03-02T20:00:00.000Z",
    elapsedMs: 50_000,
  });
});

test("what the server could not take now stays, and a failed call removes nothing", async () => {
  const tablet = aTablet(3);
  const [first] = await tablet.waiting();
  const received = [[first?.id ?? first], []] as PunchId[][];
  const send = async () => ({ received: received.shift() ?? [] });
  expect(await sendWaiting(tablet, send, clocks)).toBe(false);
  expect(await tablet.waiting()).toHaveLength(2);
  const failing = () => Promise.reject(new Error("no network"));
  await expect(sendWaiting(tablet, failing, clocks)).rejects.toThrow("no network");
  expect(await tablet.waiting()).toHaveLength(2);
});
