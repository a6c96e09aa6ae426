import { use } from "react";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { Link } from "react-router-dom";
import type { Company } from "@crewline/domain/records/company/company";
import type { Problem } from "../../api/problem.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useCompany } from "../../entities/company/use-company.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { DataStates } from "../../ui/page/data-states.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { JoiningSettings } from "./joining-settings.tsx";
import { ActsOffContext } from "../../ui/acts/acts-off.ts";
import { FieldsOffContext } from "../../ui/inputs/fields-off.ts";

/** The company's requirements on its admins' sign-ins. */
export function CompanySecurity() {
  const isOff = use(ActsOffContext);
  return (
    <DataStates result={useCompany()} label="the company">
      {(company) => (
        <FieldsOffContext value={isOff}>
          <Stack sx={{ gap: 4, maxWidth: 560 }}>
            <SecondFactorForAdmins company={company} />
            <JoiningSettings company={company} />
          </Stack>
        </FieldsOffContext>
      )}
    </DataStates>
  );
}

function SecondFactorForAdmins({ company }: { company: Company }) {
  const command = useCommand(trpc.settings.saveSecurity.mutationOptions());
  const notify = useNotice();
  const save = async (requiresSecondFactorForAdmins: boolean) => {
    if ((await command.run({ requiresSecondFactorForAdmins })) === null) return;
    notify(
      requiresSecondFactorForAdmins
        ? "Admins need a second factor from now on."
        : "Admins may sign in without a second factor.",
    );
  };
  return (
    <Stack sx={{ gap: 2 }}>
      {command.problem !== null && <SecurityProblem problem={command.problem} />}
      <CheckInput
        label="Admins must use a second factor"
        value={company.security.requiresSecondFactorForAdmins}
        onChange={(value) => void save(value)}
        isDisabled={command.isRunning}
        help="Admins without one must set it up at their next visit. Managers and employees are not affected."
      />
    </Stack>
  );
}

function SecurityProblem({ problem }: { problem: Problem }) {
  const isOwnMissing = problem.ruleCode === "ownSecondFactorMissing";
  return (
    <Alert
      severity={isOwnMissing ? "info" : "error"}
      action={
        isOwnMissing && (
          <Button component={Link} to="?tab=mine&section=security" color="inherit" size="small">
            Set it up
          </Button>
        )
      }
    >
      {problem.message}
    </Alert>
  );
}
