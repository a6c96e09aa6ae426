import FormControl from "@mui/material/FormControl";
import FormLabel from "@mui/material/FormLabel";
import Stack from "@mui/material/Stack";
import type { ChecklistItem, FailAction } from "@crewline/domain/records/checklists/checklist-item";
import { failActions } from "@crewline/domain/records/checklists/checklist-item";
import { checklistLabels } from "@crewline/domain/words/checklists/checklist-labels";
import { useLocale } from "../../locale/use-locale.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";

interface FailFieldsProps {
  item: ChecklistItem;
  onChange: (part: Pick<ChecklistItem, "failActions">) => void;
}

/** What follows when the answer is "No" or out of bounds. */
export function FailFields({ item, onChange }: FailFieldsProps) {
  const labels = checklistLabels(useLocale());
  const set = (action: FailAction, isOn: boolean) =>
    onChange({
      failActions: failActions.filter((one) =>
        one === action ? isOn : item.failActions.includes(one),
      ),
    });
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">
        {item.type === "yesNo" ? "If the answer is “No”" : "If it is out of bounds"}
      </FormLabel>
      <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 2 }}>
        {failActions.map((action) => (
          <CheckInput
            key={action}
            label={labels.failAction[action]}
            value={item.failActions.includes(action)}
            onChange={(isOn) => set(action, isOn)}
          />
        ))}
      </Stack>
    </FormControl>
  );
}
