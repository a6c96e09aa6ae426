import Delete from "@mui/icons-material/DeleteOutlined";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import type { WallSpan } from "@crewline/domain/rules/time-entries/wall-span";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import type { WallTimeState } from "./wall-time-field.tsx";
import { WallTimeField } from "./wall-time-field.tsx";

type WallBreak = WallSpan["breaks"][number];

interface BreakRowProps {
  number: number;
  taken: WallBreak;
  onChange: (change: Partial<WallBreak>) => void;
  onRemove: () => void;
  from: WallTimeState;
  to: WallTimeState;
}

/** The fields of one break. */
export function BreakRow({ number, taken, onChange, onRemove, from, to }: BreakRowProps) {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      // On a phone the times have a line of their own.
      sx={{ alignItems: "flex-start", flexWrap: { xs: "wrap", sm: "nowrap" } }}
      role="group"
      aria-label={`Break ${number}`}
    >
      <WallTimeField
        label={`Break ${number} from`}
        value={taken.startsAt}
        onChange={(startsAt) => onChange({ startsAt })}
        {...from}
      />
      <WallTimeField
        label="to"
        value={taken.endsAt}
        onChange={(endsAt) => onChange({ endsAt })}
        {...to}
      />
      <Stack direction="row" spacing={1} sx={{ width: { xs: "100%", sm: 190 }, flexShrink: 0 }}>
        <SelectInput
          label="Pay"
          value={taken.isPaid ? "paid" : "unpaid"}
          onChange={(pay) => onChange({ isPaid: pay === "paid" })}
          options={[
            { value: "unpaid", label: "Unpaid" },
            { value: "paid", label: "Paid" },
          ]}
        />
        <IconButton
          aria-label={`Remove break ${number}`}
          // Leaving a field first would show its error, which moves this button from under the press.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onRemove}
          sx={{ alignSelf: "center" }}
        >
          <Delete />
        </IconButton>
      </Stack>
    </Stack>
  );
}
