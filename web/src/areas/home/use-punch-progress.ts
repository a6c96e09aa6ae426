import { useEffect, useState } from "react";
import type { OwnClock } from "./own-clock.ts";
import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";

/** The time that live data has to show a saved punch before the buttons work again. */
const patienceMs = 6000;

/** Buttons stay disabled this long after the clock changed: a second tap must not punch again. */
const settlingMs = 700;

interface Sent {
  kind: PunchKind;
  /** The state of the clock at the tap. */
  from: OwnClock["kind"];
  isSaved: boolean;
}

/** Follows a punch from the tap until the live clock shows it. */
export function usePunchProgress({ kind: shown }: OwnClock) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [settledKind, setSettledKind] = useState(shown);
  const isSettling = settledKind !== shown;
  const isAwaited = sent !== null && sent.from === shown;
  const isSaved = isAwaited && sent.isSaved;

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setSent(null), patienceMs);
    return () => clearTimeout(timer);
  }, [isSaved]);

  useEffect(() => {
    if (!isSettling) return;
    const timer = setTimeout(() => setSettledKind(shown), settlingMs);
    return () => clearTimeout(timer);
  }, [isSettling, shown]);

  /** Does the work of a punch; null from it means that the server recorded nothing. */
  const follow = async <T>(kind: PunchKind, work: () => Promise<T | null>): Promise<T | null> => {
    setSent({ kind, from: shown, isSaved: false });
    const done = await work();
    setSent(done === null ? null : { kind, from: shown, isSaved: true });
    return done;
  };
  return { follow, underWay: isAwaited ? sent.kind : null, isSettling };
}
