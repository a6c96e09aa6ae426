import { z } from "zod/mini";
import { basicsOf, starterOf } from "@crewline/domain/rules/company/apply-basics";
import type { Company } from "@crewline/domain/records/company/company";
import { saveBasicsSchema } from "@crewline/domain/records/company/company";
import { jobRoleIdsOf } from "@crewline/domain/rules/employees/filter-employees";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { CompanyFields } from "../../entities/company/company-fields.tsx";
import { useRecordForm } from "../../ui/forms/use-record-form.ts";
import { EditConflict } from "../../ui/forms/edit-conflict.tsx";
import { CompanyConsequences } from "./company-consequences.tsx";
import { StarterFields } from "./starter-fields.tsx";
import { StepForm } from "./step-form.tsx";
import { useStepVisit } from "./use-step-visit.ts";

const inputSchema = z.omit(saveBasicsSchema, { idempotencyKey: true });

const draftOf = (company: Company) => ({ company: basicsOf(company), starter: starterOf(company) });

/** The company once it is founded: what was chosen at the start can still be corrected. */
export function EditCompanyStep({ company }: { company: Company }) {
  const visit = useStepVisit();
  const end = () => visit.end("company");
  const form = useRecordForm({
    record: company,
    draftOf,
    schema: inputSchema,
    command: useCommand(trpc.onBoard.saveBasics.mutationOptions()),
    input: (draft, expectedVersion) => ({ expectedVersion, ...draft }),
    onSaved: end,
  });
  const { draft, change, errorOf, conflict } = form;

  const employees = useEmployees();
  const held = employees.status === "ready" ? jobRoleIdsOf(employees.data) : [];

  return (
    <StepForm
      title="Your company"
      text="Correct what you entered. Other settings follow the country while nothing is planned."
      submitLabel={form.isTouched ? "Save and continue" : "Continue"}
      onSubmit={form.isTouched ? form.submit : async () => end()}
      isUnsaved={form.isUnsaved}
      isRunning={form.isRunning}
      problem={form.problem}
    >
      <CompanyFields
        value={draft.company}
        onChange={(basics) => change({ company: basics })}
        errorOf={(field) => errorOf(`company.${field}`)}
      />
      <StarterFields
        value={draft.starter}
        onChange={(starter) => change({ starter })}
        held={held}
        errorOf={errorOf}
      />
      <CompanyConsequences company={draft.company} />
      {conflict !== null && (
        <EditConflict {...conflict} isShown={conflict.isShown && !form.isRunning} />
      )}
    </StepForm>
  );
}
