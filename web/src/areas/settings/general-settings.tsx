import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { generalOf } from "@crewline/domain/rules/company/apply-basics";
import type { Company, CompanyGeneral } from "@crewline/domain/records/company/company";
import { saveCompanySchema } from "@crewline/domain/records/company/company";
import { presetOfCountry } from "@crewline/domain/rules/phones/country-presets";
import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { countryOptions, currencyOptions } from "../../entities/company/company-options.ts";
import { FormatFields } from "../../entities/company/format-fields.tsx";
import { useCompany } from "../../entities/company/use-company.ts";
import { weekdayOptions } from "../../inputs/weekday-options.ts";
import { ZonePicker } from "../../inputs/zone-picker.tsx";
import { DataStates } from "../../ui/page/data-states.tsx";
import { RecordForm } from "../../ui/forms/record-form.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { TimeInput } from "../../inputs/time-input.tsx";
import { useCheckedForm } from "../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { useRecordDraft } from "../../ui/forms/use-record-draft.ts";
import { UsualSettings } from "./usual-settings.tsx";

/** The company's general settings: name, place, currency and week. */
export function GeneralSettings() {
  return (
    <DataStates result={useCompany()} label="the company">
      {(company) => <GeneralForm company={company} />}
    </DataStates>
  );
}

const inputSchema = saveCompanySchema.omit({ idempotencyKey: true });

function GeneralForm({ company }: { company: Company }) {
  const record = useRecordDraft(company, generalOf);
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
        <PlaceFields
          value={record.draft}
          onChange={record.change}
          errorOf={(field) => form.errorOf(`company.${field}`)}
        />
        {record.draft.country !== company.country && (
          <UsualSettings value={record.draft} onChange={record.change} />
        )}
        <WeekFields value={record.draft} onChange={record.change} />
        <FormatFields
          value={record.draft.formats}
          onChange={(changes) =>
            record.change({ formats: { ...record.draft.formats, ...changes } })
          }
          usual={deviceFormats}
        />
        <Typography variant="body2" color="textSecondary">
          Clock, dates and numbers apply to everyone who has not chosen their own under Look and
          formats.
        </Typography>
      </RecordForm>
    </Box>
  );
}

interface FieldsProps {
  value: CompanyGeneral;
  onChange: (changes: Partial<CompanyGeneral>) => void;
}

interface PlaceFieldsProps extends FieldsProps {
  errorOf: (field: string) => string | undefined;
}

function PlaceFields({ value, onChange, errorOf }: PlaceFieldsProps) {
  return (
    <>
      <TextInput
        label="Company name"
        value={value.name}
        onChange={(name) => onChange({ name })}
        error={errorOf("name")}
        autoComplete="organization"
        isRequired
      />
      <SelectInput
        label="Country"
        value={value.country}
        options={countryOptions(value.country)}
        onChange={(country) => onChange({ country })}
        error={errorOf("country")}
        isRequired
      />
      <SelectInput
        label="Currency"
        value={value.currency}
        options={currencyOptions(value.currency)}
        onChange={(currency) => onChange({ currency })}
        error={errorOf("currency")}
        help="You can change it until the first wage is set."
        isRequired
      />
      <ZonePicker
        label="Time zone"
        value={value.timeZone}
        first={presetOfCountry(value.country)?.timeZones ?? []}
        onChange={(timeZone) => onChange({ timeZone })}
        error={errorOf("timeZone")}
        help="Where the company is. Each location can have its own."
        isRequired
      />
    </>
  );
}

/** The workweek is a unit of pay: once it contains a plan or work, it can't change. */
function WeekFields({ value, onChange }: FieldsProps) {
  return (
    <>
      <SelectInput
        label="Weeks start on"
        value={value.weekStart}
        options={weekdayOptions}
        onChange={(weekStart) => onChange({ weekStart })}
        help="Weekly overtime is counted by this week. You can change it until something is planned or worked."
      />
      <TimeInput
        label="Workdays start at"
        value={value.workdayStart}
        onChange={(workdayStart) => onChange({ workdayStart })}
        help="Daily overtime is counted for 24 hours from here. You can change it until something is worked."
        isRequired
      />
    </>
  );
}
