import type { OnBoardStep } from "@crewline/domain/records/company/on-boarding";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useStepVisit } from "./use-step-visit.ts";

/** Continues after a step; the server remembers it, and the live company shows the next one. */
export function useLeaveStep(step: OnBoardStep) {
  const visit = useStepVisit();
  const command = useCommand(trpc.onBoard.leaveStep.mutationOptions());
  const leave = async (isSkipped: boolean) => {
    if ((await command.run({ step, isSkipped })) !== null) visit.end(visit.asked);
  };
  return { leave, isRunning: command.isRunning, problem: command.problem };
}
