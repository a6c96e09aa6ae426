import Button from "@mui/material/Button";
import { useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import { nextEffectiveDay } from "@crewline/domain/rules/company/effective-day";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { PolicyChange } from "@crewline/domain/records/pay/overtime-policy";
import { policyOn } from "@crewline/domain/records/pay/overtime-policy";
import type {
  PolicyPreview,
  WantedPolicy,
} from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { PolicyFields } from "./policy-fields.tsx";
import { PolicyWeeks } from "./policy-weeks.tsx";
import { usePolicyPreview } from "./use-policy-preview.ts";

interface PolicyDialogProps {
  employee: Employee;
  policies: readonly PolicyChange[];
  /** The person's own day. */
  today: string;
  onClose: () => void;
}

/** Asks for another overtime policy; one that changes hours or pay shows them first. */
export function PolicyDialog(props: PolicyDialogProps) {
  const company = useCompany();
  return company.status === "ready" ? <Dialog {...props} company={company.data} /> : null;
}

/** The wanted policy, with its effect by the server. */
interface Shown {
  asked: WantedPolicy;
  person: PolicyPreview;
}

function Dialog({
  employee,
  policies,
  today,
  onClose,
  company,
}: PolicyDialogProps & { company: Company }) {
  const [changes, setChanges] = useState<Partial<WantedPolicy>>({});
  const wanted = { ...otherPolicy(company, policies, today), ...changes };
  const [shown, setShown] = useState<Shown | null>(null);
  const set = useCommand(trpc.employees.setOvertimePolicy.mutationOptions());
  const preview = usePolicyPreview();
  const notify = useNotice();
  const problem = preview.problem ?? set.problem;
  const hasBegun = wanted.day !== "" && wanted.day <= today;

  const save = async ({ asked, person }: Shown) => {
    const { employeeId, version } = person;
    const done = await set.run({ ...asked, employeeId, expectedVersion: version });
    if (done === null) return;
    notify(`The overtime policy of ${employee.name} is changed.`);
    onClose();
  };

  const handleSubmit = async () => {
    if (shown !== null) return save(shown);
    const [person] = (await preview.run([employee.id], wanted)) ?? [];
    if (person === undefined) return;
    if (person.problem !== null) return preview.refuse(person.problem);
    if (person.weeks.length === 0) return save({ asked: wanted, person });
    setShown({ asked: wanted, person });
  };

  const back = () => {
    set.clearProblem();
    setShown(null);
  };

  return (
    <FormDialog
      open
      title={`Overtime policy of ${employee.name}`}
      submitLabel={shown === null && hasBegun ? "Show what changes" : "Change"}
      onSubmit={handleSubmit}
      isRunning={set.isRunning || preview.isRunning}
      problem={problem}
      onClose={onClose}
      back={
        shown !== null && (
          <Button color="inherit" sx={{ mr: "auto" }} onClick={back} disabled={set.isRunning}>
            Back
          </Button>
        )
      }
    >
      {shown === null ? (
        <PolicyFields
          wanted={wanted}
          onChange={(change) => setChanges((before) => ({ ...before, ...change }))}
          error={problem?.fieldErrors["day"]}
        />
      ) : (
        <PolicyWeeks weeks={shown.person.weeks} currency={company.currency} />
      )}
    </FormDialog>
  );
}

/** The policy that is not in effect from the next workweek on. */
function otherPolicy(
  company: Company,
  policies: readonly PolicyChange[],
  today: string,
): WantedPolicy {
  const day = nextEffectiveDay(company, "overtime", today);
  return { policy: policyOn(policies, day) === "exempt" ? "company" : "exempt", day };
}
