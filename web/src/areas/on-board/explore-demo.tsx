import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { CompanyBasics } from "@crewline/domain/records/company/company";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useNewRights } from "../../session/actor/use-new-rights.ts";

interface ExploreDemoProps {
  /** The demo follows the zone, currency and rules of these. */
  basics: CompanyBasics;
  isDisabled: boolean;
}

/** Opens a company with made-up people and weeks, to look around before setting up. */
export function ExploreDemo({ basics, isDisabled }: ExploreDemoProps) {
  const create = useCommand(trpc.onBoard.createDemo.mutationOptions());
  const rights = useNewRights("The demo is ready");
  const problem = create.problem ?? rights.problem;
  const isRunning = create.isRunning || rights.isFetching;

  const handleClick = async () => {
    const { name: _name, ...company } = basics;
    if ((await create.run({ company })) !== null) await rights.fetch();
  };

  return (
    <Stack spacing={1.5} sx={{ alignItems: "flex-start", mt: 3 }}>
      <Divider flexItem />
      <Typography sx={{ color: "text.secondary" }}>
        Look around first: a sample cafe with 12 people, shifts, hours and requests. You delete it
        with one click.
      </Typography>
      {problem !== null && <Alert severity="error">{problem.message}</Alert>}
      <Button
        variant="outlined"
        disabled={isDisabled}
        loading={isRunning}
        onClick={() => void handleClick()}
      >
        Explore with a demo company
      </Button>
    </Stack>
  );
}
