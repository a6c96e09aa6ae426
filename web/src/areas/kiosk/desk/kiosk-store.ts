import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { KioskId, PunchId } from "@crewline/domain/kernel/ids/record-ids";
import type { WaitingPunches } from "@crewline/domain/records/kiosks/kiosk-device";
import type { KioskPunch } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import type { TapReading } from "../../../outbox/outbox-item.ts";
import type { RouterOutputs } from "../../../api/trpc.ts";

/** What proves this tablet, and the key to which it seals punches. */
export interface KioskIdentity {
  companyId: CompanyId;
  kioskId: KioskId;
  secret: string;
  publicKey: string;
}

/** What the tablet shows while no one is at it; kept for the time without a network. */
export type KioskFace = Omit<RouterOutputs["kiosk"]["state"], "now">;

/** A punch that waits on the tablet, sealed, with the reading of both clocks at the tap. */
export interface WaitingPunch extends KioskPunch {
  tapped: TapReading;
  /** Punches are sent in this order. */
  order: number;
}

/** The photo of a punch that the server does not have yet. */
export interface WaitingPhoto {
  /** The punch that it is of. */
  id: PunchId;
  base64: string;
  order: number;
}

/** A tablet keeps no more photos, some 30 MB: then the oldest goes for the next. */
export const MOST_WAITING_PHOTOS = 300;

/** What the tablet keeps: its identity, and punches that wait. No PIN, and no name of a person. */
export interface KioskStore {
  identity: () => Promise<KioskIdentity | null>;
  saveIdentity: (identity: KioskIdentity | null) => Promise<void>;
  face: () => Promise<KioskFace | null>;
  saveFace: (face: KioskFace) => Promise<void>;
  waiting: () => Promise<WaitingPunch[]>;
  add: (punch: Omit<WaitingPunch, "order">) => Promise<void>;
  remove: (ids: readonly PunchId[]) => Promise<void>;
  addPhoto: (photo: Omit<WaitingPhoto, "order">) => Promise<void>;
  /** The ids of the photos that wait, the oldest first. */
  photoIds: () => Promise<PunchId[]>;
  photo: (id: PunchId) => Promise<WaitingPhoto | null>;
  removePhoto: (id: PunchId) => Promise<void>;
}

export function inOrder(punches: readonly WaitingPunch[]): WaitingPunch[] {
  return punches.toSorted((a, b) => a.order - b.order);
}

export function nextOrder(punches: readonly { order: number }[]): number {
  return punches.reduce((last, { order }) => Math.max(last, order), 0) + 1;
}

/** What waits on the tablet, as it tells the server and the people at it. */
export function waitingPunches(punches: readonly WaitingPunch[]): WaitingPunches {
  const since = punches.map(({ tapped }) => tapped.at).toSorted()[0] ?? null;
  return { count: punches.length, since };
}
