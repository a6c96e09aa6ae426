import { companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { PunchId } from "@crewline/domain/kernel/ids/record-ids";
import { kioskIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { TRPCClientError } from "@trpc/client";
import { vi } from "vitest";
import type { Allowance } from "./allow-punch.ts";
import type { Desk, Greeting } from "./kiosk-desk.ts";
import type { WaitingPhoto, WaitingPunch } from "./kiosk-store.ts";

export const greeting: Greeting = {
  firstName: "Ana",
  state: "out",
  since: null,
  possible: ["clockIn"],
  workedSecondsToday: 0,
  shift: null,
  jobRoles: [],
  listsLeft: [],
};

interface Made {
  at: Instant;
}

interface Sent {
  punches: { id: string }[];
}

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

/** A refusal of the server, whose sentence names the rule. */
export function refusal(code: string, rule: string | null): TRPCClientError<never> {
  const data = { code, rule: rule === null ? null : { code: rule }, fieldErrors: null };
  const error = { message: `Refused: ${rule}.`, code: -32_000, data };
  return TRPCClientError.from({ error } as never);
}

/** A paired tablet, what it keeps, and the answers of its server. */
export async function aDesk() {
  const kept: WaitingPunch[] = [];
  const photos = new Map<string, Pick<WaitingPhoto, "id" | "base64">>();
  const calls = {
    identify: vi.fn<() => Promise<Greeting>>(async () => greeting),
    punch: vi.fn<() => Promise<Made>>(async () => ({ at: "2026-03-02T13:00:01.000Z" })),
    override: vi.fn<(input: Allowance) => Promise<Made>>(async () => ({
      at: "2026-03-02T13:00:02.000Z",
    })),
    sync: vi.fn<(input: Sent) => Promise<{ received: string[] }>>(async ({ punches }) => ({
      received: punches.map(({ id }) => id),
    })),
    addPhoto: vi.fn<(input: { punchId: PunchId; base64: string }) => Promise<object>>(
      async () => ({}),
    ),
  };
  const call = (mutate: unknown) => ({ mutate });
  const { identify, punch, override, sync, addPhoto } = calls;
  const state = { query: () => new Promise(() => undefined) };
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
      addPhoto: async (photo: WaitingPhoto) => void photos.set(photo.id, photo),
      photoIds: async () => [...photos.keys()],
      photo: async (id: string) => photos.get(id) ?? null,
      removePhoto: async (id: string) => void photos.delete(id),
    },
    client: {
      state,
      identify: call(identify),
      punch: call(punch),
      override: call(override),
      sync: call(sync),
      addPhoto: call(addPhoto),
    },
    clocks: { now: () => "2026-03-02T13:00:00.000Z", page: "this", pageMs: () => 1000 },
    inTurn: (work: () => Promise<unknown>) => work(),
    readIn: () => undefined,
  } as unknown as Desk;
  return { desk, kept, photos, calls };
}
