import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useNavigate, Link as RouterLink } from "react-router-dom";
import type { Company } from "@crewline/domain/company/company";
import type { Employee } from "@crewline/domain/employees/employee";
import type { Location } from "@crewline/domain/locations/location";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { StepForm } from "./step-form.tsx";

interface FinishStepProps {
  company: Company;
  locations: readonly Location[];
  employees: readonly Employee[];
}

/** What is set up now, and the way to the first week. */
export function FinishStep({ company, locations, employees }: FinishStepProps) {
  const navigate = useNavigate();
  const finish = useCommand(trpc.onBoard.finish.mutationOptions());

  const handleFinish = async (path: string) => {
    const isDone = company.onBoardedAt !== null || (await finish.run({})) !== null;
    if (isDone) await navigate(path);
  };

  return (
    <StepForm
      title={`${company.name} is ready`}
      text="Next, plan the first week and publish it. Nobody sees a shift before that."
      submitLabel="Plan the first week"
      onSubmit={() => handleFinish("/schedules")}
      isRunning={finish.isRunning}
      problem={finish.problem}
      other={
        <Button
          color="inherit"
          size="large"
          disabled={finish.isRunning}
          onClick={() => void handleFinish("/")}
        >
          Go to Home
        </Button>
      }
    >
      <Typography>
        {`${counted(locations.length, "location")} and ${counted(employees.length, "person", "people")}. `}
        <Link component={RouterLink} to="/on-board?step=people">
          Add more people
        </Link>
      </Typography>
    </StepForm>
  );
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
