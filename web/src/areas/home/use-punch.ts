import { useRef, useState } from "react";
import type { JudgedPosition, Position } from "@crewline/domain/records/locations/judge-position";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { Tap } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import { deviceId } from "../../api/device-id.ts";
import { trpc } from "../../api/trpc.ts";
import { NO_ANSWER } from "../../api/problem.ts";
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

  const send: Punch["run"] = async (kind, place) => {
    if (isBusy.current || progress.isSettling) return;
    isBusy.current = true;
    const isUnanswered = tapped?.kind === kind && commands.problem?.code === NO_ANSWER;
    const at = isUnanswered ? tapped.at : new Date().toISOString();
    const tap = { deviceId: deviceId(), at };
    commands.clearProblem();
    setTapped({ kind, at });
    const done = await progress.follow(kind, async () => {
      const read = await positionFor(place);
      setPositionProblem(read.problem);
      return commands.run[kind]({ tap, position: read.position }, place);
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

interface Tapped {
  tap: Tap;
  position: Position | null;
}

function usePunchCommands() {
  const clockIn = useCommand(trpc.timeEntries.clockIn.mutationOptions());
  const startBreak = useCommand(trpc.timeEntries.startBreak.mutationOptions());
  const endBreak = useCommand(trpc.timeEntries.endBreak.mutationOptions());
  const clockOut = useCommand(trpc.timeEntries.clockOut.mutationOptions());
  const all = [clockIn, startBreak, endBreak, clockOut];
  return {
    run: {
      clockIn: (tapped: Tapped, at?: PunchPlace) => {
        if (at === undefined) return Promise.resolve(null);
        const { locationId, jobRoleId } = at;
        return clockIn.run({ locationId, jobRoleId, ...tapped });
      },
      startBreak: ({ tap }: Tapped) => startBreak.run({ tap }),
      endBreak: ({ tap }: Tapped) => endBreak.run({ tap }),
      clockOut: (tapped: Tapped) => clockOut.run(tapped),
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
