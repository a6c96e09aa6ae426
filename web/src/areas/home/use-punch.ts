import { useEffect, useRef, useState } from "react";
import type { Position } from "@crewline/domain/locations/judge-position";
import type { Problem } from "../../api/problem.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import type { ReadPosition } from "../../pickers/read-position.ts";
import { readPosition } from "../../pickers/read-position.ts";
import type { OwnClock } from "./own-clock.ts";

export type PunchKind = "clockIn" | "startBreak" | "endBreak" | "clockOut";

export interface PunchPlace {
  locationId: string;
  jobRole: string | null;
  /** The location asks where the person is. */
  asksPosition: boolean;
}

export interface Punch {
  /** `at` is for the two ends of work; breaks need none. */
  run: (kind: PunchKind, at?: PunchPlace) => void;
  /** The punch that is being saved, or is saved and not yet seen in live data. */
  underWay: PunchKind | null;
  /** False while a punch is under way or the clock has only just changed. */
  isReady: boolean;
  problem: Problem | null;
  /** Why the device did not say where it is; null when it did, or was not asked. */
  positionProblem: ReadPosition["problem"];
}

const notAsked = { position: null, problem: null };

/** How long live data may take to show a saved punch before the buttons work again. */
const patienceMs = 6000;

/** So long after the clock changed the buttons rest: a second tap must not hit the next punch. */
const settlingMs = 700;

/**
 * One punch at a time: a second tap of an impatient thumb does nothing. The clock only shows what
 * the server has recorded; until then the button says that the punch is under way.
 */
export function usePunch(clock: OwnClock): Punch {
  const clockIn = useCommand(trpc.timeEntries.clockIn.mutationOptions());
  const startBreak = useCommand(trpc.timeEntries.startBreak.mutationOptions());
  const endBreak = useCommand(trpc.timeEntries.endBreak.mutationOptions());
  const clockOut = useCommand(trpc.timeEntries.clockOut.mutationOptions());
  const isBusy = useRef(false);
  const [positionProblem, setPositionProblem] = useState<ReadPosition["problem"]>(null);
  const [sent, setSent] = useState<{ kind: PunchKind; from: OwnClock["kind"] } | null>(null);
  const [settledKind, setSettledKind] = useState(clock.kind);
  const isSettling = settledKind !== clock.kind;
  const isAwaited = sent !== null && sent.from === clock.kind;

  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setSent(null), patienceMs);
    return () => clearTimeout(timer);
  }, [isAwaited]);

  useEffect(() => {
    if (!isSettling) return;
    const timer = setTimeout(() => setSettledKind(clock.kind), settlingMs);
    return () => clearTimeout(timer);
  }, [isSettling, clock.kind]);

  const commands = {
    clockIn: (position: Position | null, at?: PunchPlace) => {
      if (at === undefined) return Promise.resolve(null);
      const { locationId, jobRole } = at;
      return clockIn.run({ locationId, jobRole, position });
    },
    startBreak: () => startBreak.run({}),
    endBreak: () => endBreak.run({}),
    clockOut: (position: Position | null) => clockOut.run({ position }),
  };
  const all = [clockIn, startBreak, endBreak, clockOut];
  const send: Punch["run"] = async (kind, at) => {
    if (isBusy.current || isSettling) return;
    isBusy.current = true;
    for (const command of all) command.clearProblem();
    setSent({ kind, from: clock.kind });
    const read = at?.asksPosition === true ? await readPosition() : notAsked;
    setPositionProblem(read.problem);
    if ((await commands[kind](read.position, at)) === null) setSent(null);
    isBusy.current = false;
  };
  return {
    run: send,
    underWay: isAwaited ? sent.kind : null,
    isReady: !isAwaited && !isSettling,
    positionProblem,
    problem: all.map(({ problem }) => problem).find((problem) => problem !== null) ?? null,
  };
}
