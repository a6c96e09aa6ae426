import { z } from "zod/mini";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { generalOf } from "@crewline/domain/rules/company/apply-basics";
import type { Company, CompanyGeneral } from "@crewline/domain/records/company/company";
import { saveCompanySchema } from "@crewline/domain/records/company/company";
import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { FormatFields } from "../../entities/company/format-fields.tsx";
import { PlaceFields } from "../../entities/company/place-fields.tsx";
import { useCompany } from "../../entities/company/use-company.ts";
import { weekdayOptions } from "../../inputs/weekday-options.ts";
import { EditForm } from "../../ui/forms/edit-form.tsx";
import { useRecordForm } from "../../ui/forms/use-record-form.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TimeInput } from "../../inputs/time-input.tsx";
import { UsualSettings } from "./usual-settings.tsx";

/** The company's general settings: name, place, currency and week. */
export function GeneralSettings() {
  return (
    <DataStates result={useCompany()} label="the company">
      {(company) => <GeneralForm company={company} />}
    </DataStates>
  );
}

const inputSchema = z.omit(saveCompanySchema, { idempotencyKey: true });

function GeneralForm({ company }: { company: Company }) {
  const form = useRecordForm({
    record: company,
    isPart: true,
    draftOf: generalOf,
    schema: inputSchema,
    command: useCommand(trpc.settings.saveCompany.mutationOptions()),
    input: (draft, expectedVersion) => ({ expectedVersion, company: draft }),
    fieldsAt: "company",
    saved: "Saved.",
  });
  const { draft, change, errorOf } = form;

  return (
    <Box sx={{ maxWidth: 520 }}>
      <EditForm form={form}>
        <PlaceFields
          value={draft}
          onChange={change}
          errorOf={errorOf}
          currencyHelp="You can change it until the first wage is set."
        />
        {draft.country !== company.country && <UsualSettings value={draft} onChange={change} />}
        <WeekFields value={draft} onChange={change} />
        <FormatFields
          value={draft.formats}
          onChange={(changes) => change({ formats: { ...draft.formats, ...changes } })}
          usual={deviceFormats}
        />
        <Typography variant="body2" color="textSecondary">
          Clock, dates and numbers apply to everyone who has not chosen their own under Look and
          formats.
        </Typography>
      </EditForm>
    </Box>
  );
}

interface FieldsProps {
  value: CompanyGeneral;
  onChange: (changes: Partial<CompanyGeneral>) => void;
}

/** The workweek is a unit of pay: once it contains a plan or work, it can't change. */
function WeekFields({ value, onChange }: FieldsProps) {
  const locale = useLocale();
  return (
    <>
      <SelectInput
        label="Weeks start on"
        value={value.weekStart}
        options={weekdayOptions(locale)}
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
