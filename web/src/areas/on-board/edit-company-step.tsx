import { useSearchParams } from "react-router-dom";
import { basicsOf, starterOf } from "@crewline/domain/rules/company/apply-basics";
import type { Company } from "@crewline/domain/records/company/company";
import { saveBasicsSchema } from "@crewline/domain/records/company/company";
import { jobRolesOf } from "@crewline/domain/rules/employees/filter-employees";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { CompanyFields } from "../../entities/company/company-fields.tsx";
import { EditConflict } from "../../ui/forms/edit-conflict.tsx";
import { useCheckedForm } from "../../ui/forms/use-checked-form.ts";
import { useRecordDraft } from "../../ui/forms/use-record-draft.ts";
import { CompanyConsequences } from "./company-consequences.tsx";
import { StarterFields } from "./starter-fields.tsx";
import { StepForm } from "./step-form.tsx";

const inputSchema = saveBasicsSchema.omit({ idempotencyKey: true });

const draftOf = (company: Company) => ({ company: basicsOf(company), starter: starterOf(company) });

/** The company once it is founded: what was chosen at the start can still be corrected. */
export function EditCompanyStep({ company }: { company: Company }) {
  const [, setParams] = useSearchParams();
  const record = useRecordDraft(company, draftOf);
  const form = useCheckedForm(inputSchema, useCommand(trpc.onBoard.saveBasics.mutationOptions()));

  const employees = useEmployees();
  const held = employees.status === "ready" ? jobRolesOf(employees.data) : [];

  const handleSubmit = async () => {
    if (record.isTouched) {
      const { draft, expectedVersion } = record;
      const saved = await form.submit({ expectedVersion, ...draft });
      if (saved === null) return;
      record.markSaved(saved.version);
    }
    setParams({});
  };

  return (
    <StepForm
      title="Your company"
      text="Correct what you entered. Other settings follow the country while nothing is planned."
      submitLabel={record.isTouched ? "Save and continue" : "Continue"}
      onSubmit={handleSubmit}
      isUnsaved={record.isUnsaved}
      isRunning={form.isRunning}
      problem={form.problem}
    >
      <CompanyFields
        value={record.draft.company}
        onChange={(basics) => record.change({ company: basics })}
        errorOf={(field) => form.errorOf(`company.${field}`)}
      />
      <StarterFields
        value={record.draft.starter}
        onChange={(starter) => record.change({ starter })}
        held={held}
        errorOf={form.errorOf}
      />
      <CompanyConsequences company={record.draft.company} />
      <EditConflict
        isShown={record.isStale && !form.isRunning}
        onKeepMine={record.keepMine}
        onTakeTheirs={record.takeTheirs}
      />
    </StepForm>
  );
}
