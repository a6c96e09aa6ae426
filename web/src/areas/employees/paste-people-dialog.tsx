import { useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import { BatchProgressBar } from "../../entities/batches/batch-result.tsx";
import { ImportDone } from "../../entities/batches/import-done.tsx";
import { PeopleFields } from "../../entities/employees/paste/people-fields.tsx";
import { useCompany } from "../../entities/company/use-company.ts";
import type { PeopleOutcome } from "../../entities/employees/paste/use-people-form.ts";
import { PASTE, usePeopleForm } from "../../entities/employees/paste/use-people-form.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";

/** Adds many people at once from lines; lines that could not be added stay for correction. */
export function PastePeopleDialog({ onClose }: { onClose: () => void }) {
  const company = useCompany();
  return company.status === "ready" ? <Dialog company={company.data} onClose={onClose} /> : null;
}

function Dialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const form = usePeopleForm({ company, locationIds: [] });
  const [result, setResult] = useState<PeopleOutcome | null>(null);

  if (result !== null) {
    const { outcome, isAll } = result;
    const close = isAll ? onClose : () => setResult(null);
    const { batches, problem } = form;
    // What is not done is still in the form, which sends it again.
    const told = { ...outcome, again: null };
    return <ImportDone title={PASTE} outcome={told} {...{ batches, problem }} onClose={close} />;
  }
  return (
    <FormDialog
      open
      title="Paste a list of people"
      submitLabel={form.submitLabel}
      onSubmit={async () => setResult(await form.submit())}
      isRunning={form.isRunning}
      problem={form.problem}
      onClose={onClose}
      maxWidth="md"
    >
      <PeopleFields form={form} currency={company.currency} showsLocations />
      <BatchProgressBar progress={form.batches.progress} />
    </FormDialog>
  );
}
