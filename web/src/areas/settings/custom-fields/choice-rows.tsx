import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { MOST_CHOICES } from "@crewline/domain/records/custom-fields/custom-field";
import type { DraftChoice } from "@crewline/domain/rules/custom-fields/field-choices";
import type { FieldUse } from "@crewline/domain/records/custom-fields/field-inputs";
import { moved } from "@crewline/domain/rules/custom-field-setup/moved";
import { ChoiceRow } from "./choice-row.tsx";

interface ChoiceRowsProps {
  choices: DraftChoice[];
  use: FieldUse;
  onChange: (choices: DraftChoice[]) => void;
  errorOf: (name: string) => string | undefined;
}

/** The choices of a field in their order; saved ones are archived, new ones removed. */
export function ChoiceRows({ choices, use, onChange, errorOf }: ChoiceRowsProps) {
  const offeredCount = choices.filter(({ isArchived }) => !isArchived).length;
  const people = new Map(use.choices.map((one) => [one.choiceId, one.people]));
  const error = errorOf("choices");
  const set = (index: number, choice: DraftChoice) => onChange(choices.with(index, choice));
  return (
    <Stack spacing={1} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, mb: 1 }}>
        Choices
      </Typography>
      {choices.map((choice, index) => (
        <ChoiceRow
          // Choices may share a name while they are typed; their place is what they are.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          choice={choice}
          number={index + 1}
          people={(choice.id !== null && people.get(choice.id)) || 0}
          isLast={index === choices.length - 1}
          error={errorOf(`choices.${index}.name`)}
          onChange={(changed) => set(index, changed)}
          onMove={(by) => onChange(moved(choices, index, by))}
          onRemove={() => onChange(choices.toSpliced(index, 1))}
        />
      ))}
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      <div>
        <Button
          disabled={offeredCount >= MOST_CHOICES}
          onClick={() => onChange([...choices, { id: null, name: "", isArchived: false }])}
        >
          Add choice
        </Button>
      </div>
    </Stack>
  );
}
