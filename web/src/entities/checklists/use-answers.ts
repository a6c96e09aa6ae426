import { useState } from "react";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { ChecklistItem } from "@crewline/domain/records/checklists/checklist-item";
import type { ChecklistRun } from "@crewline/domain/records/checklists/checklist-run";
import { deviceOutbox } from "../../outbox/device-outbox.ts";
import { refusalNotice } from "../../api/refusal-notice.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { useOnlyReads } from "../../session/actor/use-only-reads.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import type { OnAnswer } from "./checklist-items.tsx";
import { useQueuedAnswers } from "./use-queued-answers.ts";
import type { TypedAnswer } from "./with-typed.ts";
import { answersOf, withTyped } from "./with-typed.ts";

/** The time that an answer may take before it waits on the device instead. */
const PATIENCE_MS = 6000;

/**
 * A list as the person sees it: what the server has, then what waits on the device, then what was
 * tapped here. Each answer goes through the outbox, as punches do.
 */
export function useAnswers(run: ChecklistRun, place: { locationId: LocationId; day: LocalDate }) {
  const { uid, companyId, employeeId } = useActor();
  const { displayName, email } = useLogin();
  const onlyReads = useOnlyReads();
  const notify = useNotice();
  const [tapped, setTapped] = useState<readonly TypedAnswer[]>([]);
  const queued = answersOf(useQueuedAnswers(), run, place);
  const answer = async ({ id: itemId }: ChecklistItem, given: Parameters<OnAnswer>[1]) => {
    if (onlyReads !== null) return notify({ text: onlyReads, tone: "danger", topic: "onlyReads" });
    const clocks = deviceOutbox.readClocks();
    const { value = null, note = "", photo = null } = given ?? {};
    const typed = { runId: run.id, itemId, value, note, photo };
    const shown = { ...typed, at: clocks.at };
    setTapped((before) => [...before, shown]);
    const { locationId, day } = place;
    const input = { locationId, day, ...typed };
    const act = { procedure: "templates.answer" as const, input, tapped: clocks };
    const owner = { uid, companyId, name: displayName ?? email };
    const result = await deviceOutbox.add(owner, act, PATIENCE_MS);
    if (result.kind !== "refused") return;
    setTapped((before) => before.filter((one) => one !== shown));
    notify(refusalNotice(result.problem));
  };
  const typed = [...queued, ...tapped];
  const shown = withTyped(run, typed, employeeId);
  const answers = Object.fromEntries(
    Object.entries(shown.answers).map(([itemId, one]) => {
      const own = typed.findLast((tap) => tap.itemId === itemId && tap.at === one.at);
      return [itemId, { ...one, photo: own?.photo ?? null }];
    }),
  );
  return { run: shown, answers, answer, waiting: queued.length };
}
