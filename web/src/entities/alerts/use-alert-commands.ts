import type { AlertId } from "@crewline/domain/kernel/ids/record-ids";
import { counted } from "@crewline/domain/kernel/formats/counted";
import type { Alert, snoozeAlertSchema } from "@crewline/domain/records/alerts/alert";
import { MOST_ALERTS_AT_ONCE } from "@crewline/domain/records/alerts/alert";
import type { z } from "zod";
import { trpc } from "../../api/trpc.ts";
import type { Problem } from "../../api/problem.ts";
import { refusalNotice } from "../../api/refusal-notice.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";

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
  const mute = async ({ type, employeeId }: Alert) => {
    if (employeeId === null) return;
    if ((await muting.run({ type, employeeId, isMuted: true })) === null) return;
    const undo = () => void muting.run({ type, employeeId, isMuted: false });
    notify({ text: "Muted. Alerts of this type about this employee end.", undo });
  };
  const isRunning = acknowledging.isRunning || snoozing.isRunning || muting.isRunning;
  return { acknowledge, snooze, mute, isRunning };
}
