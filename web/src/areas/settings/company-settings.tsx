import Box from "@mui/material/Box";
import { basicsOf } from "@crewline/domain/company/basics-of";
import type { Company } from "@crewline/domain/company/company";
import { saveCompanySchema } from "@crewline/domain/company/company";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { CompanyFields } from "../../pickers/company-fields.tsx";
import { useCompany } from "../../pickers/use-company.ts";
import { DataStates } from "../../ui/data-states.tsx";
import { RecordForm } from "../../ui/record-form.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { useNotice } from "../../ui/use-notice.ts";
import { useRecordDraft } from "../../ui/use-record-draft.ts";

/** The basics of the company, for admins. */
export function CompanySettings() {
  return (
    <DataStates result={useCompany()} label="the company">
      {(company) => <CompanyForm company={company} />}
    </DataStates>
  );
}

const inputSchema = saveCompanySchema.omit({ idempotencyKey: true });

function CompanyForm({ company }: { company: Company }) {
  const record = useRecordDraft(company, basicsOf);
  const form = useCheckedForm(inputSchema, useCommand(trpc.settings.saveCompany.mutationOptions()));
  const notify = useNotice();

  const handleSave = async () => {
    const { expectedVersion, draft } = record;
    const saved = await form.submit({ expectedVersion, company: draft });
    if (saved !== null) notify("Saved.");
    return saved?.version ?? null;
  };

  return (
    <Box sx={{ maxWidth: 520 }}>
      <RecordForm
        record={record}
        onSave={handleSave}
        isRunning={form.isRunning}
        problem={form.problem}
        mayEdit
      >
        <CompanyFields
          value={record.draft}
          onChange={record.change}
          errorOf={(field) => form.errorOf(`company.${field}`)}
        />
      </RecordForm>
    </Box>
  );
}
