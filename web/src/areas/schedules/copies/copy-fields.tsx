import Stack from "@mui/material/Stack";
import type { CopyConflict } from "@crewline/domain/records/schedules/week-copy";
import type { ListedWeekTemplate } from "@crewline/domain/records/schedules/week-template";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import type { CopyForm } from "./copy-form.ts";
import { SOURCE_WEEK } from "./copy-form.ts";

interface CopyFieldsProps {
  form: CopyForm;
  onChange: (changes: Partial<CopyForm>) => void;
  problems: Readonly<Record<string, string>>;
  templates: readonly ListedWeekTemplate[];
}

const conflictOptions: readonly { value: CopyConflict; label: string }[] = [
  { value: "skip", label: "Skip the shift" },
  { value: "leaveOpen", label: "Leave the shift open" },
  { value: "overwrite", label: "Overwrite drafts" },
];

/** What is copied, into which weeks, and what happens where an employee cannot work. */
export function CopyFields({ form, onChange, problems, templates }: CopyFieldsProps) {
  const usable = templates.filter(({ id, isArchived }) => !isArchived || id === form.source);
  return (
    <>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
        <SelectInput
          label="Copy from"
          value={form.source}
          options={[
            { value: SOURCE_WEEK, label: "A week" },
            ...usable.map(({ id, name }) => ({ value: String(id), label: `Template: ${name}` })),
          ]}
          onChange={(source) => onChange({ source })}
        />
        {form.source === SOURCE_WEEK && (
          <DayInput
            label="Week of"
            value={form.fromDay}
            error={problems["fromDay"]}
            onChange={(fromDay) => onChange({ fromDay })}
            isRequired
          />
        )}
      </Stack>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
        <DayInput
          label="To the week of"
          value={form.toDay}
          error={problems["toDay"]}
          onChange={(toDay) => onChange({ toDay })}
          isRequired
        />
        <TextInput
          label="Number of weeks"
          inputMode="numeric"
          value={form.weeks}
          error={problems["weeks"]}
          onChange={(weeks) => onChange({ weeks })}
          isRequired
        />
      </Stack>
      <CheckInput
        label="Copy with people"
        value={form.withPeople}
        onChange={(withPeople) => onChange({ withPeople })}
        help="Without people, every shift is copied as an open shift."
      />
      {form.withPeople && (
        <SelectInput
          label="If the employee can't work"
          value={form.conflicts}
          options={conflictOptions}
          onChange={(conflicts) => onChange({ conflicts })}
        />
      )}
    </>
  );
}
