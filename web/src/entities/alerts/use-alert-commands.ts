import type { AlertId } from "@crewline/domain/kernel/ids/record-ids";
import { counted } from "@crewline/domain/kernel/formats/counted";
import type { Alert, snoozeAlertSchema } from "@crewline/domain/records/alerts/alert";
import { MOST_ALERTS_AT_ONCE } from "@crewline/domain/records/alerts/alert";
import type { z } from "zod/mini";
import { trpc } from "../../api/trpc.ts";
import type { Problem } from "../../api/problem.ts";
import { refusalNotice } from "../../api/refusal-notice.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";

const mutedText = "Muted. There are no more alerts of this type about this employee.";
const unmutedText = "Unmuted. Alerts of this type about this employee come back.";

type Minutes = z.infer<typeof snoozeAlertSchema>["minutes"];

/** The steps that need no dialog; each says what it did, or why it was refused. */
export function useAlertCommands() {
  const locale = useLocale();
  const notify = useNotice();
  const told = {
    onProblem: (problem: Problem) => notify(refusalNotice(problem)),
  };
  const acknowledging = useCommand(trpc.alerts.acknowledge.mutationOptions(), told);
  const snoozing = useCommand(trpc.alerts.snooze.mutationOptions(), told);
  const muting = useCommand(trpc.alerts.mute.mutationOptions(), told);

  const acknowledge = async (ids: readonly AlertId[]) => {
    const done = await acknowledging.run({ alertIds: ids.slice(0, MOST_ALERTS_AT_ONCE) });
    if (done === null) return;
    if (done.count === 0) {
      notify("Already acknowledged or resolved.");
      return;
    }
    const noun = { one: "alert acknowledged", other: "alerts acknowledged" };
    notify(`${counted(done.count, noun, locale)}.`);
  };
  const snooze = async (alertId: AlertId, minutes: Minutes) => {
    if ((await snoozing.run({ alertId, minutes })) !== null) notify("Snoozed.");
  };
  const setMuted = async ({ type, employeeId }: Alert, isMuted: boolean) => {
    if (employeeId === null) return;
    const set = async (next: boolean) => {
      if ((await muting.run({ type, employeeId, isMuted: next })) === null) return;
      notify({ text: next ? mutedText : unmutedText, undo: () => void set(!next) });
    };
    await set(isMuted);
  };
  const isRunning = acknowledging.isRunning || snoozing.isRunning || muting.isRunning;
  return { acknowledge, snooze, setMuted, isRunning };
}
