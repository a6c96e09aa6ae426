import { useRef, useState } from "react";
import type { JudgedPosition, Position } from "@crewline/domain/records/locations/judge-position";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import type { ReadPosition } from "../../entities/locations/read-position.ts";
import { readPosition } from "../../entities/locations/read-position.ts";
import type { OwnClock } from "./own-clock.ts";
import type { Punch, PunchKind, PunchPlace } from "./punch.ts";
import { usePunchProgress } from "./use-punch-progress.ts";

const notAsked = { position: null, problem: null };

/**
 * One punch at a time: a second tap of an impatient thumb does nothing. The clock only shows what
 * the server has recorded; until then the button says that the punch is under way.
 */
export function usePunch(clock: OwnClock): Punch {
  const commands = usePunchCommands();
  const progress = usePunchProgress(clock);
  const isBusy = useRef(false);
  const [tapped, setTapped] = useState<{ kind: PunchKind; at: Instant } | null>(null);
  const [positionProblem, setPositionProblem] = useState<ReadPosition["problem"]>(null);
  const [position, setPosition] = useState<JudgedPosition | null>(null);

  const send: Punch["run"] = async (kind, at) => {
    if (isBusy.current || progress.isSettling) return;
    isBusy.current = true;
    commands.clearProblem();
    setTapped({ kind, at: new Date().toISOString() });
    const done = await progress.follow(kind, async () => {
      const read = await positionFor(at);
      setPositionProblem(read.problem);
      return commands.run[kind](read.position, at);
    });
    setPosition(done?.position ?? null);
    isBusy.current = false;
  };
  const { underWay, isSettling, isSlow } = progress;
  const { problem } = commands;
  return {
    run: send,
    underWay,
    isReady: underWay === null && !isSettling,
    failure: problem === null || tapped === null ? null : { ...tapped, problem },
    position,
    isSlow,
    positionProblem,
  };
}

function usePunchCommands() {
  const clockIn = useCommand(trpc.timeEntries.clockIn.mutationOptions());
  const startBreak = useCommand(trpc.timeEntries.startBreak.mutationOptions());
  const endBreak = useCommand(trpc.timeEntries.endBreak.mutationOptions());
  const clockOut = useCommand(trpc.timeEntries.clockOut.mutationOptions());
  const all = [clockIn, startBreak, endBreak, clockOut];
  return {
    run: {
      clockIn: (position: Position | null, at?: PunchPlace) => {
        if (at === undefined) return Promise.resolve(null);
        const { locationId, jobRoleId } = at;
        return clockIn.run({ locationId, jobRoleId, position });
      },
      startBreak: () => startBreak.run({}),
      endBreak: () => endBreak.run({}),
      clockOut: (position: Position | null) => clockOut.run({ position }),
    },
    problem: all.map(({ problem }) => problem).find((problem) => problem !== null) ?? null,
    clearProblem: () => {
      for (const command of all) command.clearProblem();
    },
  };
}

/** Without a connection the punch fails at once, so the device need not look for its position. */
async function positionFor(at: PunchPlace | undefined): Promise<ReadPosition | typeof notAsked> {
  return at?.asksPosition === true && navigator.onLine ? readPosition() : notAsked;
}
