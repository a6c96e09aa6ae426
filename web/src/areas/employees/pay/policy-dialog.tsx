import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { PolicyChange } from "@crewline/domain/records/pay/overtime-policy";
import { policyOn } from "@crewline/domain/records/pay/overtime-policy";
import { nextEffectiveDay } from "@crewline/domain/rules/company/effective-day";
import type { WantedPolicy } from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { wantedPolicySchema } from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { useCompany } from "../../../entities/company/use-company.ts";
import { BackButton } from "../../../ui/forms/back-button.tsx";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { PolicyFields } from "./policy-fields.tsx";
import { PolicyWeeks } from "./policy-weeks.tsx";
import { usePersonPolicy } from "./use-person-policy.ts";

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

function Dialog({
  employee,
  policies,
  today,
  onClose,
  company,
}: PolicyDialogProps & { company: Company }) {
  const { command, shown, back } = usePersonPolicy(employee.id);
  const form = useForm({
    suggested: otherPolicy(company, policies, today),
    schema: wantedPolicySchema,
    command,
    input: (draft) => draft,
    saved: `The overtime policy of ${employee.name} is changed.`,
    onSaved: onClose,
  });
  const { draft, isRunning } = form;
  const hasBegun = draft.day !== "" && draft.day <= today;
  return (
    <EditDialog
      form={form}
      title={`Overtime policy of ${employee.name}`}
      submitLabel={shown === null && hasBegun ? "Show what changes" : "Change"}
      onClose={onClose}
      back={shown !== null && <BackButton onBack={back} isRunning={isRunning} />}
    >
      {shown === null ? (
        <PolicyFields wanted={draft} onChange={form.change} error={form.errorOf("day")} />
      ) : (
        <PolicyWeeks weeks={shown.preview.weeks} currency={company.currency} />
      )}
    </EditDialog>
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
