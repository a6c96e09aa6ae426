import type { Formats } from "@crewline/domain/kernel/formats/formats";
import { punchIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import type { KioskPunch } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { isOverridable } from "@crewline/domain/rules/kiosks/manager-override";
import type { KioskClient } from "../../../api/kiosk-client.ts";
import type { Problem } from "../../../api/problem.ts";
import { NO_ANSWER, OFFLINE, problemOf } from "../../../api/problem.ts";
import type { RouterOutputs } from "../../../api/trpc.ts";
import type { DeviceClocks } from "../../../outbox/tap-clock.ts";
import { readTap } from "../../../outbox/tap-clock.ts";
import type { KioskIdentity, KioskStore } from "./kiosk-store.ts";
import { sealPunch } from "./seal-punch.ts";
import { sendWaiting } from "./send-waiting.ts";

export type Greeting = RouterOutputs["kiosk"]["identify"];

/** What the screen shows. The PIN stays in memory, and only while its person is at the tablet. */
export type Screen =
  | { kind: "pin"; problem: string | null }
  /** Without a greeting the tablet is offline, and the person says what the punch is. */
  | { kind: "choice"; pin: string; greeting: Greeting | null }
  | RefusedScreen
  | { kind: "done"; punch: PunchKind; at: Instant; isWaiting: boolean };

/**
 * A clock-in that a manager at the tablet may allow. It is sealed already, so that the PIN is
 * forgotten; `problem` is that of the manager's last try.
 */
export interface RefusedScreen {
  kind: "refused";
  refusal: string;
  punch: KioskPunch;
  photo: string | null;
  problem: string | null;
}

/** The parts of a paired tablet. */
export interface Desk {
  identity: KioskIdentity;
  store: KioskStore;
  client: KioskClient;
  clocks: DeviceClocks;
  /**
   * Runs the work while nothing else of this tablet sends punches; rejects with a DOMException if
   * that is not possible within `patienceMs`.
   */
  inTurn: <T>(work: () => Promise<T>, patienceMs: number) => Promise<T>;
  /** Sets the formats in which the server writes its sentences: the company's. */
  readIn: (formats: Formats) => void;
}

/** The server does not know this tablet any more. */
export class NotPairedError extends Error {}

/** People do not wait longer for an answer; what they do is then recorded on the tablet. */
export const PATIENCE_MS = 6_000;
const SYNC_PATIENCE_MS = 60_000;

/**
 * Asks the server whose PIN it is. Without an answer, or while earlier punches cannot be sent, the
 * tablet goes on alone: the order of a person's punches stays.
 */
export async function enterPin(desk: Desk, pin: string): Promise<Screen> {
  const offline = { kind: "choice", pin, greeting: null } as const;
  try {
    if (!(await sendAll(desk, PATIENCE_MS))) return offline;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return {
      kind: "choice",
      pin,
      greeting: await desk.client.identify.mutate({ pin }, { signal }),
    };
  } catch (error) {
    const problem = pairedProblem(error);
    return isPassing(problem) ? offline : { kind: "pin", problem: problem.message };
  }
}

export interface Choice {
  pin: string;
  kind: PunchKind;
  jobRoleId: JobRoleId | null;
  /** A JPEG in base64; null where none is taken, or without a camera. */
  photo: string | null;
  /** False if the person was not greeted: the punch then waits for its turn. */
  isOnline: boolean;
}

/** Keeps the punch on the tablet, sealed, before it is sent; it leaves once the server has it. */
export async function makePunch(desk: Desk, choice: Choice): Promise<Screen> {
  const { pin, kind, jobRoleId, photo, isOnline } = choice;
  const { identity, store, client, clocks, inTurn } = desk;
  const tapped = readTap(clocks);
  const { at } = tapped;
  const id = punchIdSchema.parse(crypto.randomUUID());
  const sealed = await sealPunch({ id, kind, at, pin }, identity.publicKey);
  const sealedFor = identity.kioskId;
  const punch = { id, kind, at, jobRoleId, hasPhoto: photo !== null, sealed, sealedFor };
  const waiting = { kind: "done", punch: kind, at, isWaiting: true } as const;
  const keep = async (): Promise<Screen> => {
    await store.add({ ...punch, tapped });
    if (photo !== null) await store.addPhoto({ id, base64: photo });
    return waiting;
  };
  if (!isOnline) return keep();
  const send = async (): Promise<Screen> => {
    await keep();
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const done = await client.punch.mutate(punch, { signal });
      await store.remove([id]);
      return { kind: "done", punch: kind, at: done.at, isWaiting: false };
    } catch (error) {
      const problem = pairedProblem(error);
      if (isPassing(problem)) return waiting;
      await Promise.all([store.remove([id]), store.removePhoto(id)]);
      const { ruleCode, message } = problem;
      if (!isOverridable(ruleCode)) return { kind: "pin", problem: message };
      return { kind: "refused", refusal: message, punch, photo, problem: null };
    }
  };
  return inTurn(send, PATIENCE_MS).catch((error: unknown) => {
    if (error instanceof DOMException) return keep();
    throw error;
  });
}

/** Sends what waits; false if some of it has to wait. Throws NotPairedError. */
export async function sendAll(desk: Desk, patienceMs = SYNC_PATIENCE_MS): Promise<boolean> {
  const { store, client, clocks, inTurn } = desk;
  const send = client.sync.mutate;
  const signal = AbortSignal.timeout(patienceMs);
  const work = () => sendWaiting(store, (punches) => send({ punches }, { signal }), clocks);
  try {
    return await inTurn(work, patienceMs);
  } catch (error) {
    pairedProblem(error);
    return false;
  }
}

/** The problem of a call; throws NotPairedError if it is that the tablet is not paired. */
export function pairedProblem(error: unknown): Problem {
  const problem = problemOf(error);
  if (problem.ruleCode === "kioskNotPaired") throw new NotPairedError();
  return problem;
}

const passingCodes: ReadonlySet<string> = new Set([
  OFFLINE,
  NO_ANSWER,
  "INTERNAL_SERVER_ERROR",
  "TIMEOUT",
]);
const passingRules: ReadonlySet<string> = new Set(["busy", "companyUpdating", "unreadableRecord"]);

export function isPassing({ code, ruleCode }: Problem): boolean {
  return passingCodes.has(code) || (ruleCode !== null && passingRules.has(ruleCode));
}
