import { companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { kioskIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { TRPCClientError } from "@trpc/client";
import { expect, test, vi } from "vitest";
import type { Desk, Greeting } from "./kiosk-desk.ts";
import { enterPin, makePunch, NotPairedError } from "./kiosk-desk.ts";
import type { WaitingPunch } from "./kiosk-store.ts";

const greeting: Greeting = {
  firstName: "Ana",
  state: "out",
  since: null,
  possible: ["clockIn"],
  workedSecondsToday: 0,
  shift: null,
  jobRoles: [],
};
const choice = { pin: "204816", kind: "clockIn", jobRoleId: null, isOnline: true } as const;

async function aPublicKey(): Promise<string> {
  const algorithm = { name: "RSA-OAEP", hash: "SHA-256", modulusLength: 2048 };
  const publicExponent = new Uint8Array([1, 0, 1]);
  const { publicKey } = await crypto.subtle.generateKey({ ...algorithm, publicExponent }, true, [
    "encrypt",
    "decrypt",
  ]);
  const bytes = new Uint8Array(await crypto.subtle.exportKey("spki", publicKey));
  return btoa(String.fromCodePoint(...bytes));
}

function refusal(code: string, rule: string | null): TRPCClientError<never> {
  const data = { code, rule: rule === null ? null : { code: rule }, fieldErrors: null };
  const error = { message: `Refused: ${rule}.`, code: -32_000, data };
  return TRPCClientError.from({ error } as never);
}

async function aDesk() {
  const kept: WaitingPunch[] = [];
  const calls = {
    identify: vi.fn(async (): Promise<Greeting> => greeting),
    punch: vi.fn(async () => ({ at: "2026-03-02T13:00:01.000Z" })),
    sync: vi.fn(async ({ punches }: { punches: { id: string }[] }) => ({
      received: punches.map(({ id }) => id),
    })),
  };
  const call = (mutate: unknown) => ({ mutate });
  const { identify, punch, sync } = calls;
  const desk = {
    identity: {
      companyId: companyIdSchema.parse("acme"),
      kioskId: kioskIdSchema.parse(crypto.randomUUID()),
      secret: "s",
      publicKey: await aPublicKey(),
    },
    store: {
      waiting: async () => [...kept],
      add: async (one: WaitingPunch) => void kept.push({ ...one, order: kept.length }),
      remove: async (ids: string[]) => {
        for (const id of ids)
          kept.splice(
            kept.findIndex((one) => one.id === id),
            1,
          );
      },
    },
    client: { identify: call(identify), punch: call(punch), sync: call(sync) },
    clocks: { now: () => "2026-03-02T13:00:00.000Z", page: "this", pageMs: () => 1000 },
    inTurn: (work: () => Promise<unknown>) => work(),
  } as unknown as Desk;
  return { desk, kept, calls };
}

test("a PIN is greeted, and one that does not work says so", async () => {
  const { desk, calls } = await aDesk();
  expect(await enterPin(desk, "204816")).toEqual({ kind: "choice", pin: "204816", greeting });
  calls.identify.mockRejectedValueOnce(refusal("NOT_FOUND", "pinUnknown"));
  expect(await enterPin(desk, "111222")).toEqual({ kind: "pin", problem: "Refused: pinUnknown." });
});

test("a punch is recorded at once and leaves the tablet", async () => {
  const { desk, kept, calls } = await aDesk();
  const at = "2026-03-02T13:00:01.000Z";
  const done = { kind: "done", punch: "clockIn", at, isWaiting: false };
  expect(await makePunch(desk, choice)).toEqual(done);
  expect([kept, calls.punch.mock.calls.length]).toEqual([[], 1]);
});

test.each([
  ["no network", new TRPCClientError("Failed to fetch")],
  ["a fault of the server", refusal("INTERNAL_SERVER_ERROR", null)],
])("with %s the tablet keeps the punch without its PIN, and goes on alone", async (_, error) => {
  const { desk, kept, calls } = await aDesk();
  calls.punch.mockRejectedValueOnce(error);
  calls.sync.mockRejectedValue(error);
  const at = "2026-03-02T13:00:00.000Z";
  const waiting = { kind: "done", punch: "clockIn", at, isWaiting: true };
  expect(await makePunch(desk, choice)).toEqual(waiting);
  expect(await enterPin(desk, "204816")).toMatchObject({ kind: "choice", greeting: null });
  expect(await makePunch(desk, { ...choice, kind: "clockOut", isOnline: false })).toMatchObject({
    isWaiting: true,
  });
  expect(kept.map(({ kind }) => kind)).toEqual(["clockIn", "clockOut"]);
  expect(JSON.stringify(kept)).not.toContain(choice.pin);
  expect(calls.identify).not.toHaveBeenCalled();
});

test("earlier punches are sent before a person is greeted", async () => {
  const { desk, kept, calls } = await aDesk();
  await makePunch(desk, { ...choice, isOnline: false });
  await enterPin(desk, "204816");
  expect(kept).toEqual([]);
  const [sent] = calls.sync.mock.invocationCallOrder;
  expect(sent).toBeLessThan(calls.identify.mock.invocationCallOrder[0] ?? 0);
});

test("a person does not wait while earlier punches take long", async () => {
  const { desk, kept, calls } = await aDesk();
  const busy = { ...desk, inTurn: () => Promise.reject(new DOMException("", "TimeoutError")) };
  expect(await enterPin(busy, "204816")).toMatchObject({ kind: "choice", greeting: null });
  expect(await makePunch(busy, choice)).toMatchObject({ isWaiting: true });
  expect([kept.length, calls.punch.mock.calls.length]).toEqual([1, 0]);
});

test("a refused punch is not kept, and its reason is shown", async () => {
  const { desk, kept, calls } = await aDesk();
  calls.punch.mockRejectedValueOnce(refusal("FORBIDDEN", "tooEarly"));
  expect(await makePunch(desk, choice)).toEqual({ kind: "pin", problem: "Refused: tooEarly." });
  expect(kept).toEqual([]);
});

test("an unpaired tablet keeps what waits for its next pairing", async () => {
  const { desk, kept, calls } = await aDesk();
  calls.punch.mockRejectedValueOnce(refusal("UNAUTHORIZED", "kioskNotPaired"));
  await expect(makePunch(desk, choice)).rejects.toThrow(NotPairedError);
  expect(kept).toHaveLength(1);
});
