import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import type { ChecklistItem } from "@crewline/domain/records/checklists/checklist-item";
import {
  failingTypes,
  itemTypes,
  measuredTypes,
  MOST_ITEM_CHOICES,
  MOST_WEIGHT,
} from "@crewline/domain/records/checklists/checklist-item";
import { checklistLabels } from "@crewline/domain/words/checklists/checklist-labels";
import { MeasureInput } from "../../entities/checklists/measure-input.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { FailFields } from "./fail-fields.tsx";

interface ItemFieldsProps {
  item: ChecklistItem;
  isNew: boolean;
  onChange: (part: Partial<ChecklistItem>) => void;
  errorOf: (field: string) => string | undefined;
}

/** The fields of one item. */
export function ItemFields({ item, isNew, onChange, errorOf }: ItemFieldsProps) {
  const labels = checklistLabels(useLocale());
  const text = (name: "label" | "section" | "help") => ({
    value: item[name],
    error: errorOf(name),
    onChange: (value: string) => onChange({ [name]: value }),
    isSmall: true,
  });
  const chooseType = (type: ChecklistItem["type"]) =>
    onChange({
      type,
      unit: type === "temperature" ? "°C" : "",
      ...(!measuredTypes.has(type) && { min: null, max: null }),
      ...(type !== "choice" && { choices: [] }),
    });
  return (
    <Stack spacing={1.5} sx={{ mt: 1.5 }}>
      <TextInput label="Item" {...text("label")} maxLength={200} isRequired autoFocus={isNew} />
      <Stack direction={{ xs: "column", sm: "row" }} spacing={1.5}>
        <SelectInput
          label="Type"
          value={item.type}
          onChange={chooseType}
          options={itemTypes.map((value) => ({ value, label: labels.itemType[value] }))}
          isSmall
        />
        <TextInput label="Section" {...text("section")} maxLength={60} />
      </Stack>
      {measuredTypes.has(item.type) && <BoundFields {...{ item, onChange, errorOf }} />}
      {item.type === "choice" && (
        <TextInput
          label="Choices"
          help="One per line."
          value={item.choices.join("\n")}
          onChange={(typed) => onChange({ choices: typed.split("\n").slice(0, MOST_ITEM_CHOICES) })}
          error={errorOf("choices") ?? errorOf("choices.0") ?? errorOf("choices.1")}
          rows={2}
          isSmall
        />
      )}
      {failingTypes.has(item.type) && <FailFields item={item} onChange={onChange} />}
      <TextInput label="Help" {...text("help")} maxLength={300} />
      <Stack direction="row" spacing={2} sx={{ alignItems: "center" }}>
        <CheckInput
          label="Required"
          value={item.isRequired}
          onChange={(isRequired) => onChange({ isRequired })}
        />
        <Box sx={{ width: 180 }}>
          <SelectInput
            label="Weight in the score"
            value={String(item.weight)}
            onChange={(weight) => onChange({ weight: Number(weight) })}
            options={weights}
            isSmall
          />
        </Box>
      </Stack>
    </Stack>
  );
}

const weights = Array.from({ length: MOST_WEIGHT }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));

function BoundFields({ item, onChange, errorOf }: Omit<ItemFieldsProps, "isNew">) {
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={1.5}>
      <MeasureInput
        label="Lowest"
        value={item.min}
        onChange={(min) => onChange({ min })}
        error={errorOf("min")}
        isSmall
      />
      <MeasureInput
        label="Highest"
        value={item.max}
        onChange={(max) => onChange({ max })}
        error={errorOf("max")}
        isSmall
      />
      {item.type === "temperature" ? (
        <SelectInput
          label="Unit"
          value={item.unit === "°F" ? "°F" : "°C"}
          onChange={(unit) => onChange({ unit })}
          options={[
            { value: "°C", label: "°C" },
            { value: "°F", label: "°F" },
          ]}
          isSmall
        />
      ) : (
        <TextInput
          label="Unit"
          value={item.unit}
          onChange={(unit) => onChange({ unit })}
          error={errorOf("unit")}
          maxLength={12}
          isSmall
        />
      )}
    </Stack>
  );
}
