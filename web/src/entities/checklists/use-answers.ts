import { useState } from "react";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { AnswerInput } from "@crewline/domain/rules/checklists/answer-input";
import type { AnswerValue } from "@crewline/domain/records/checklists/checklist-answer";
import type { ChecklistItem } from "@crewline/domain/records/checklists/checklist-item";
import type { ChecklistRun } from "@crewline/domain/records/checklists/checklist-run";
import { deviceOutbox } from "../../outbox/device-outbox.ts";
import { useOutbox } from "../../outbox/use-outbox.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import type { ShownAnswer } from "./checklist-items.tsx";

/** The time that an answer may take before it waits on the device instead. */
const PATIENCE_MS = 6000;

type Typed = Pick<AnswerInput, "itemId" | "value" | "note">;
type Queued = Omit<AnswerInput, "idempotencyKey" | "tap" | "sending">;

/**
 * The answers of a list as the person sees them: what the server has, then what waits on the device,
 * then what was tapped here. Each goes through the outbox, as punches do.
 */
export function useAnswers(run: ChecklistRun, place: { locationId: LocationId; day: LocalDate }) {
  const { uid, companyId } = useActor();
  const { displayName, email } = useLogin();
  const owner = { uid, companyId, name: displayName ?? email };
  const notify = useNotice();
  const [tapped, setTapped] = useState<readonly Typed[]>([]);
  const { locationId, day } = place;
  // Items of the outbox are stored with the input that `answer` gave them.
  const queued = useOutbox(owner, "templates")
    .waiting.map(({ input }) => input as Queued)
    .filter(({ runId }) => runId === run.id);
  const answer = async ({ id: itemId }: ChecklistItem, value: AnswerValue | null, note: string) => {
    const typed = { itemId, value, note };
    setTapped((before) => [...before, typed]);
    const input: Queued = { locationId, day, runId: run.id, ...typed };
    const act = {
      procedure: "templates.answer" as const,
      input,
      tapped: deviceOutbox.readClocks(),
    };
    const result = await deviceOutbox.add(owner, act, PATIENCE_MS);
    if (result.kind !== "refused") return;
    setTapped((before) => before.filter((one) => one !== typed));
    notify({ text: result.problem.message, tone: "danger" });
  };
  return { answers: shown(run, [...queued, ...tapped]), answer, waiting: queued.length };
}

function shown(
  { answers }: ChecklistRun,
  typed: readonly Typed[],
): Readonly<Record<string, ShownAnswer>> {
  const all = new Map<string, ShownAnswer>(
    Object.entries(answers).map(([id, { value, note }]) => [id, { value, note }]),
  );
  for (const { itemId, value, note } of typed) {
    if (value === null) all.delete(itemId);
    else all.set(itemId, { value, note });
  }
  return Object.fromEntries(all);
}
