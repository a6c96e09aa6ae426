import type { Company } from "@crewline/domain/company/company";
import { PeopleFields } from "../../pickers/people-fields.tsx";
import { useCompany } from "../../pickers/use-company.ts";
import { usePeopleForm } from "../../pickers/use-people-form.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { useNotice } from "../../ui/use-notice.ts";
import { counted } from "@crewline/domain/formats/counted";

/** Adds many people at once from typed or pasted lines. */
export function PastePeopleDialog({ onClose }: { onClose: () => void }) {
  const company = useCompany();
  return company.status === "ready" ? <Dialog company={company.data} onClose={onClose} /> : null;
}

function Dialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const form = usePeopleForm({ company, locationIds: [] });
  const notify = useNotice();

  const handleSubmit = async () => {
    const added = await form.submit();
    if (added === null) return;
    notify(counted(added.length, "person is added.", "people are added."));
    if (added.length === form.parsed.lines.length) onClose();
  };

  return (
    <FormDialog
      open
      title="Paste a list of people"
      submitLabel={form.submitLabel}
      onSubmit={handleSubmit}
      isRunning={form.isRunning}
      problem={form.problem}
      onClose={onClose}
      maxWidth="md"
    >
      <PeopleFields form={form} currency={company.currency} showsLocations />
    </FormDialog>
  );
}
