import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { DEMO_DAYS } from "@crewline/domain/records/company/demo-company";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useNewRights } from "../../session/actor/use-new-rights.ts";
import { questions } from "../../ui/questions/questions.ts";
import { wrappingAction } from "../../ui/page/wrapping-action.ts";

const confirmation = {
  title: "Delete the demo company?",
  text: "Everything in it is deleted. Then you set up your own company.",
  confirmLabel: "Delete the demo",
  keepLabel: "Keep it",
  isDangerous: true,
} as const;

/** Says on every screen of a demo company that nothing is real, with the way out. */
export function DemoBanner() {
  const remove = useCommand(trpc.onBoard.deleteDemo.mutationOptions());
  const rights = useNewRights("The demo is deleted");
  const problem = remove.problem ?? rights.problem;

  const handleClick = async () => {
    if (!(await questions.ask(confirmation))) return;
    if ((await remove.run({})) !== null) await rights.fetch();
  };

  return (
    <Alert
      role="status"
      severity={problem === null ? "warning" : "error"}
      square
      sx={{ ...wrappingAction, py: 0 }}
      action={
        <Button
          color="inherit"
          size="small"
          loading={remove.isRunning || rights.isFetching}
          onClick={() => void handleClick()}
        >
          Delete the demo and set up your company
        </Button>
      }
    >
      {problem?.message ??
        `Demo company. Nothing here is real. It is deleted after ${DEMO_DAYS} days.`}
    </Alert>
  );
}
