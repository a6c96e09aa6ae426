import { useSearchParams } from "react-router-dom";
import { basicsOf } from "@crewline/domain/company/apply-basics";
import type { Company } from "@crewline/domain/company/company";
import { saveBasicsSchema } from "@crewline/domain/company/company";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { CompanyFields } from "../../pickers/company-fields.tsx";
import { EditConflict } from "../../ui/edit-conflict.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { useRecordDraft } from "../../ui/use-record-draft.ts";
import { CompanyConsequences } from "./company-consequences.tsx";
import { StepForm } from "./step-form.tsx";

const inputSchema = saveBasicsSchema.omit({ idempotencyKey: true });

/** The company once it is founded: its name, country, currency and zone can still be corrected. */
export function EditCompanyStep({ company }: { company: Company }) {
  const [, setParams] = useSearchParams();
  const record = useRecordDraft(company, basicsOf);
  const form = useCheckedForm(inputSchema, useCommand(trpc.onBoard.saveBasics.mutationOptions()));

  const handleSubmit = async () => {
    if (record.isTouched) {
      const { draft, expectedVersion } = record;
      const saved = await form.submit({ expectedVersion, company: draft });
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
      isRunning={form.isRunning}
      problem={form.problem}
    >
      <CompanyFields
        value={record.draft}
        onChange={record.change}
        errorOf={(field) => form.errorOf(`company.${field}`)}
      />
      <CompanyConsequences company={record.draft} />
      <EditConflict
        isShown={record.isStale && !form.isRunning}
        onKeepMine={record.keepMine}
        onTakeTheirs={record.takeTheirs}
      />
    </StepForm>
  );
}
