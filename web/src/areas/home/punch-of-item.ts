import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import type { OutboxItem, OutboxProcedure, PunchProcedure } from "../../outbox/outbox-item.ts";
import type { OwnOutbox } from "../../outbox/use-outbox.ts";
import type { PunchPlace } from "./punch.ts";
import type { QueuedPunch } from "./queued-clock.ts";

const kinds: Readonly<Record<PunchProcedure, PunchKind>> = {
  "timeEntries.clockIn": "clockIn",
  "timeEntries.startBreak": "startBreak",
  "timeEntries.endBreak": "endBreak",
  "timeEntries.clockOut": "clockOut",
};

/** Throws for an item of another area, which `useOutbox` leaves out. */
export function punchKindOf(procedure: OutboxProcedure): PunchKind {
  if (procedure === "templates.answer") throw new Error(`${procedure} is not a punch.`);
  return kinds[procedure];
}

/** The punches that the live data does not show yet, in the order of their taps. */
export function queuedPunches({ sent, waiting }: OwnOutbox): QueuedPunch[] {
  return [...sent.filter(({ isFresh }) => isFresh), ...waiting].map(punchOfItem);
}

function punchOfItem({ id, procedure, tapped, input }: OutboxItem): QueuedPunch {
  const kind = punchKindOf(procedure);
  // A clock-in is stored with the input that `usePunch` gave it.
  const place = kind === "clockIn" ? (input as Omit<PunchPlace, "asksPosition">) : null;
  return { id, kind, at: tapped.at, place };
}
