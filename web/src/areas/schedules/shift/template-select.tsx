import { useState } from "react";
import { fromTemplate } from "@crewline/domain/rules/schedules/templates/from-template";
import { useLocale } from "../../../locale/use-locale.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import type { RosterWeek } from "../model/roster-context.ts";
import type { ShiftForm } from "./shift-form.ts";
import { formOf, planFrom } from "./shift-form.ts";
import { templateTitle } from "../templates/template-words.ts";
import { useShiftTemplates } from "../templates/use-shift-templates.ts";

interface TemplateSelectProps {
  week: RosterWeek;
  form: ShiftForm;
  onChange: (changes: Partial<ShiftForm>) => void;
}

/** Fills the fields of a new shift from a shift template; nothing at a location without any. */
export function TemplateSelect({ week, form, onChange }: TemplateSelectProps) {
  const locale = useLocale();
  const [chosen, setChosen] = useState("");
  const { id: locationId } = week.location;
  const templates = useShiftTemplates(locationId);
  if (templates.length === 0) return null;
  const choose = (value: string) => {
    setChosen(value);
    const template = templates.find(({ id }) => id === value);
    if (template === undefined) return;
    const plan = fromTemplate(planFrom({ ...form, breakMinutes: "0" }, locationId), template);
    const { startsAtLocal, endsAtLocal, jobRoleId, breakMinutes, note } = formOf(plan);
    const hours = { startsInRepeatedHour: "", endsInRepeatedHour: "" };
    onChange({ startsAtLocal, endsAtLocal, jobRoleId, breakMinutes, note, ...hours });
  };
  const options = templates.map((template) => ({
    value: String(template.id),
    label: templateTitle(template, locale),
  }));
  return (
    <SelectInput
      label="Shift template"
      value={chosen}
      options={[{ value: "", label: "None" }, ...options]}
      onChange={choose}
    />
  );
}
