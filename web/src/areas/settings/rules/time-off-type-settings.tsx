import { z } from "zod/mini";
import type { Company } from "@crewline/domain/records/company/company";
import type { TimeOffType } from "@crewline/domain/records/time-off/time-off-type";
import { saveTimeOffTypesSchema } from "@crewline/domain/records/time-off/time-off-type";
import { newPolicy, newTimeOffType } from "@crewline/domain/rules/time-off/time-off-type-list";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import { ColourInput } from "../../../ui/inputs/colour-input.tsx";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { browserZone } from "../../../time/browser-zone.ts";
import { todayIn } from "../../../time/use-today.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { EntryListForm } from "./entry-list-form.tsx";
import { TimeOffPolicyFields } from "./time-off-policy-fields.tsx";
import type { EntryDetailsProps, EntryMarkProps } from "./entry-rows.tsx";

/** The types of time off: names, earning codes, colors, who is paid for them, and balances. */
export function TimeOffTypeSettings() {
  return (
    <DataStates result={useCompany()} label="the types of time off">
      {(company) => <TypesForm company={company} />}
    </DataStates>
  );
}

const inputSchema = z.omit(saveTimeOffTypesSchema, { idempotencyKey: true });

function TypesForm({ company }: { company: Company }) {
  const form = useRecordForm({
    record: company,
    isPart: true,
    draftOf: ({ timeOffTypes }) => ({ timeOffTypes }),
    schema: inputSchema,
    command: useCommand(trpc.settings.saveTimeOffTypes.mutationOptions()),
    input: ({ timeOffTypes }, expectedVersion) => ({ expectedVersion, timeOffTypes }),
    saved: "Saved.",
  });
  return (
    <EntryListForm
      form={form}
      field="timeOffTypes"
      saved={company.timeOffTypes}
      about="Changes apply to new requests. Time off that was already requested keeps its pay. Paid hours are not worked hours: they do not count toward overtime. The code is the earning code in payroll files; without one, that of paid time off is used."
      words={words}
      newEntry={(id, index) => newTimeOffType(id, index)}
      isUsed={() => true}
      Mark={TypeColour}
      Details={TypeDetails}
    />
  );
}

function TypeColour({ entry, name, onChange }: EntryMarkProps<TimeOffType>) {
  return (
    <ColourInput
      label={`Color of ${name}`}
      value={entry.colour}
      onChange={(colour) => onChange({ ...entry, colour })}
    />
  );
}

const pays = [
  { value: "none", label: "Unpaid" },
  { value: "salaries", label: "Paid to salaried employees" },
  { value: "everyone", label: "Paid to salaried and hourly employees" },
] as const;

function TypeDetails({ entry, name, onChange, errorOf }: EntryDetailsProps<TimeOffType>) {
  const today = todayIn(browserZone());
  return (
    <>
      <SelectInput
        label={`Pay of ${name}`}
        value={entry.pays}
        onChange={(chosen) => onChange({ ...entry, pays: chosen })}
        options={pays}
        error={errorOf("pays")}
      />
      <CheckInput
        label={`Keep a balance of ${name}`}
        value={entry.policy !== null}
        onChange={(isKept) => onChange({ ...entry, policy: isKept ? newPolicy(today) : null })}
      />
      {entry.policy !== null && (
        <TimeOffPolicyFields
          policy={entry.policy}
          onChange={(policy) => onChange({ ...entry, policy })}
          errorOf={(field) => errorOf(`policy.${field}`)}
        />
      )}
    </>
  );
}

const words = {
  name: "Type",
  unnamed: "the new type",
  empty: "There are no types yet.",
  add: "Add a type",
};
