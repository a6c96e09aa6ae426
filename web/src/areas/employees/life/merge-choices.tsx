import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { MergeChoice } from "@crewline/domain/projections/employees/merge-choices";
import type { MergeFact } from "@crewline/domain/records/employees/merge-fact";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";

interface MergeChoicesProps {
  choices: readonly MergeChoice[];
  /** The facts that are kept from the duplicate. */
  take: readonly MergeFact[];
  onTake: (take: MergeFact[]) => void;
}

/** The choice of the value to keep where the two records differ; at first the record's own one. */
export function MergeChoices({ choices, take, onTake }: MergeChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <Stack spacing={2}>
      <Typography sx={{ fontWeight: 600 }}>The records differ. Choose what to keep.</Typography>
      {choices.map(({ fact, label, stays, duplicate }) => (
        <SelectInput
          key={fact}
          label={label}
          value={take.includes(fact) ? "duplicate" : "stays"}
          options={[
            { value: "stays", label: `${stays} (this record)` },
            { value: "duplicate", label: `${duplicate} (duplicate)` },
          ]}
          onChange={(kept) =>
            onTake([...take.filter((one) => one !== fact), ...(kept === "duplicate" ? [fact] : [])])
          }
          help={fact === "overtimePolicy" ? "A change starts with the next workweek." : undefined}
        />
      ))}
    </Stack>
  );
}
