import Stack from "@mui/material/Stack";
import { offeredEntries } from "@crewline/domain/rules/company-lists/find-entry";
import { useCompany } from "../../../entities/company/use-company.ts";
import { TimeInput } from "../../../inputs/time-input.tsx";
import type { Form } from "../../../ui/forms/form-definition.ts";
import { ColourInput } from "../../../ui/inputs/colour-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import type { TemplateForm } from "./template-form.ts";
import { roleOf } from "./template-form.ts";

interface TemplateFieldsProps {
  form: Form<TemplateForm>;
}

/** The fields of a shift template. */
export function TemplateFields({ form }: TemplateFieldsProps) {
  const { draft, change, errorOf } = form;
  const text = (name: "name" | "startsAtLocal" | "endsAtLocal" | "jobRoleId" | "note") => ({
    value: draft[name],
    error: errorOf(name),
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: "flex-start" }}>
        <TextInput label="Name" {...text("name")} isRequired />
        <ColourInput label="Color" value={draft.colour} onChange={(colour) => change({ colour })} />
      </Stack>
      <Stack direction="row" spacing={2}>
        <TimeInput label="Start" {...text("startsAtLocal")} isRequired />
        <TimeInput label="End" {...text("endsAtLocal")} isRequired />
      </Stack>
      <Stack direction="row" spacing={2}>
        <SelectInput
          label="Job role"
          {...text("jobRoleId")}
          options={useRoleOptions(draft)}
          help="Any keeps the job role of the employee."
        />
        <TextInput
          label="Unpaid break (min)"
          inputMode="numeric"
          value={draft.breakMinutes}
          error={
            errorOf("unpaidBreakSeconds") === undefined
              ? undefined
              : "Enter whole minutes from 0 to 240."
          }
          onChange={(breakMinutes) => change({ breakMinutes })}
        />
      </Stack>
      <TextInput label="Note" rows={2} maxLength={500} {...text("note")} />
    </>
  );
}

/** The job roles in use, and the one that the template has already. */
function useRoleOptions(draft: TemplateForm) {
  const company = useCompany();
  const current = roleOf(draft);
  const jobRoles = company.status === "ready" ? company.data.jobRoles : [];
  const offered = offeredEntries(jobRoles, current === null ? [] : [current]);
  return [
    { value: "", label: "Any" },
    ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
}
