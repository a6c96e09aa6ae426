import type { Formats } from "@crewline/domain/kernel/formats/formats";
import { provideTemporal } from "@crewline/domain/kernel/time/native-temporal";
import { deviceLocale } from "../../../locale/device-locale.ts";
import { kioskClient } from "../../../api/kiosk-client.ts";
import { deviceClocks } from "../../../outbox/tap-clock.ts";
import { openKioskStore } from "./device-kiosk-store.ts";
import type { Desk } from "./kiosk-desk.ts";
import type { KioskFace, KioskIdentity, KioskStore } from "./kiosk-store.ts";

/** What the tablet has kept: nothing before it is paired. */
export interface Opened {
  store: KioskStore;
  identity: KioskIdentity | null;
  face: KioskFace | null;
}

let opened: Promise<Opened> | null = null;

/** The same promise for each rendering. */
export function openedTablet(): Promise<Opened> {
  return (opened ??= openTablet());
}

async function openTablet(): Promise<Opened> {
  const [store] = await Promise.all([openKioskStore(), provideTemporal()]);
  const [identity, face] = await Promise.all([store.identity(), store.face()]);
  return { store, identity, face };
}

/** The desk of a paired tablet, which stays the same until the next pairing. */
export function deskOf(store: KioskStore, identity: KioskIdentity, formats: Formats): Desk {
  let locale = { ...deviceLocale, formats };
  const client = kioskClient(identity, () => locale);
  const readIn = (chosen: Formats) => {
    locale = { ...deviceLocale, formats: chosen };
  };
  return { store, identity, client, clocks: deviceClocks, inTurn, readIn };
}

let last: Promise<unknown> = Promise.resolve();

/** One tab sends at a time; where the browser has no locks, this page does one thing at a time. */
function inTurn<T>(work: () => Promise<T>, patienceMs: number): Promise<T> {
  const { locks }: { locks?: LockManager | null } = navigator;
  const signal = AbortSignal.timeout(patienceMs);
  if (locks) return locks.request("crewline-kiosk", { signal }, work) as Promise<T>;
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}
