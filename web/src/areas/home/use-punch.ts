import { useRef, useState } from "react";
import type { Position } from "@crewline/domain/records/locations/judge-position";
import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import type { RouterOutputs } from "../../api/trpc.ts";
import type { ReadPosition } from "../../entities/locations/read-position.ts";
import { readPosition } from "../../entities/locations/read-position.ts";
import { deviceOutbox } from "../../outbox/device-outbox.ts";
import type { OutboxOwner } from "../../outbox/outbox-item.ts";
import type { OwnClock } from "./own-clock.ts";
import type { Punch, PunchPlace } from "./punch.ts";
import { useIsViewing } from "../../session/actor/use-login.ts";
import { usePunchProgress } from "./use-punch-progress.ts";

/** The time that a punch may take before it waits on the device instead. */
const PATIENCE_MS = 6000;

type Answer = RouterOutputs["timeEntries"]["clockIn"];
type Last = Pick<Punch, "failure" | "position" | "positionProblem" | "done">;

const none: Last = { failure: null, position: null, positionProblem: null, done: null };
const notAsked = { position: null, problem: null };

/**
 * One punch at a time: a second tap of an impatient thumb does nothing. A punch goes through the
 * outbox, so that it is kept on the device until the server has it. None is ready while
 * product staff only view.
 */
export function usePunch(clock: OwnClock, owner: OutboxOwner): Punch {
  const isViewing = useIsViewing();
  const progress = usePunchProgress(clock);
  const isBusy = useRef(false);
  const [last, setLast] = useState(none);

  const send: Punch["run"] = async (kind, place) => {
    if (isViewing || isBusy.current || progress.isSettling) return;
    isBusy.current = true;
    const tapped = deviceOutbox.readClocks();
    deviceOutbox.forgetSent();
    setLast(none);
    await progress.follow(kind, async () => {
      const read = await positionFor(place);
      const act = { procedure: `timeEntries.${kind}` as const, input: inputOf(kind, place, read) };
      const result = await deviceOutbox.add(owner, { ...act, tapped }, PATIENCE_MS);
      const positionProblem = read.problem;
      if (result.kind === "refused") {
        const failure = { kind, at: tapped.at, problem: result.problem };
        setLast({ ...none, failure, positionProblem });
        return null;
      }
      const position = result.kind === "done" ? (result.answer as Answer).position : null;
      setLast({ ...none, done: kind, position, positionProblem });
      return result.kind === "done" ? true : null;
    });
    isBusy.current = false;
  };
  const { underWay, isSettling } = progress;
  return {
    run: send,
    underWay,
    isReady: !isViewing && underWay === null && !isSettling,
    ...last,
  };
}

function inputOf(kind: PunchKind, place: PunchPlace | undefined, { position }: ReadAnswer): object {
  if (kind === "clockOut") return { position };
  if (kind !== "clockIn" || place === undefined) return {};
  const { locationId, jobRoleId } = place;
  return { locationId, jobRoleId, position };
}

interface ReadAnswer {
  position: Position | null;
  problem: ReadPosition["problem"];
}

/** Also without a connection: the device knows its position, and the server judges it later. */
async function positionFor(place: PunchPlace | undefined): Promise<ReadAnswer> {
  return place?.asksPosition === true ? readPosition() : notAsked;
}
