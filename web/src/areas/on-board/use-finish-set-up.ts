import { useNavigate } from "react-router-dom";
import type { Company } from "@crewline/domain/records/company/company";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLeaveStep } from "./use-leave-step.ts";

export type FinishSetUp = ReturnType<typeof useFinishSetUp>;

/** Ends the set-up and goes to Home, which says what is left. */
export function useFinishSetUp(company: Company) {
  const navigate = useNavigate();
  const step = useLeaveStep("week");
  const finish = useCommand(trpc.onBoard.finish.mutationOptions());
  const run = async (isSkipped: boolean) => {
    await step.leave(isSkipped);
    const isDone = company.onBoardedAt !== null || (await finish.run({})) !== null;
    if (isDone) await navigate("/");
  };
  return {
    run,
    isRunning: step.isRunning || finish.isRunning,
    problem: step.problem ?? finish.problem,
  };
}
