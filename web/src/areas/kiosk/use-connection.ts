import type { WaitingPunches } from "@crewline/domain/records/kiosks/kiosk-device";
import { nothingWaits } from "@crewline/domain/records/kiosks/kiosk-device";
import { MOST_WAITING } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { useCallback, useEffect, useState } from "react";
import { useIsOnline } from "../../ui/state/use-is-online.ts";
import { sendPhotos } from "./desk/send-photos.ts";
import type { Desk } from "./desk/kiosk-desk.ts";
import { NotPairedError, pairedProblem, sendAll } from "./desk/kiosk-desk.ts";
import type { KioskFace } from "./desk/kiosk-store.ts";
import { waitingPunches } from "./desk/kiosk-store.ts";

/** While no one is at it, a tablet asks this often whether it is still paired, and sends. */
const LOOK_MS = 30_000;

interface Events {
  onFace: (face: KioskFace) => Promise<void>;
  onUnpaired: () => Promise<void>;
}

export interface Connection {
  isOnline: boolean;
  /** The punches that wait on the tablet. */
  waiting: WaitingPunches;
  noteWaiting: () => void;
}

/** Keeps in touch with the server: sends what waits, and learns what to show. */
export function useConnection(desk: Desk, { onFace, onUnpaired }: Events): Connection {
  const hasNetwork = useIsOnline();
  const [isReached, setReached] = useState(true);
  const [waiting, setWaiting] = useState(nothingWaits);
  const noteWaiting = useCallback(() => {
    void desk.store.waiting().then((punches) => setWaiting(waitingPunches(punches)));
  }, [desk]);
  useEffect(() => {
    if (!hasNetwork) return undefined;
    let isStopped = false;
    const look = async () => {
      try {
        const report = { waiting: bounded(waitingPunches(await desk.store.waiting())) };
        const { now: _now, ...face } = await desk.client.state.query(report);
        if (isStopped) return;
        desk.readIn(face.formats);
        await onFace(face);
        setReached(true);
        if (await sendAll(desk)) await sendPhotos(desk);
      } catch (error) {
        if (isStopped) return;
        if (isUnpaired(error)) return await onUnpaired();
        setReached(false);
      }
      noteWaiting();
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      isStopped = true;
      clearInterval(timer);
    };
  }, [desk, hasNetwork, onFace, onUnpaired, noteWaiting]);
  return { isOnline: hasNetwork && isReached, waiting, noteWaiting };
}

function isUnpaired(error: unknown): boolean {
  if (error instanceof NotPairedError) return true;
  try {
    pairedProblem(error);
    return false;
  } catch {
    return true;
  }
}

function bounded({ count, since }: WaitingPunches): WaitingPunches {
  return { count: Math.min(count, MOST_WAITING), since };
}
