import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { AvailabilityKind } from "@crewline/domain/records/employees/availability";
import { availabilityKindSchema } from "@crewline/domain/records/employees/availability";
import { kindWords } from "@crewline/domain/words/availability/availability-words";
import { useLocale } from "../../../../locale/use-locale.ts";
import { Swatch } from "./paint-styles.ts";

export type Brush = AvailabilityKind;

/** What the next stroke says; also the key to the colors. */
export function BrushChoice({
  value,
  onChange,
}: {
  value: Brush;
  onChange: (brush: Brush) => void;
}) {
  const words = kindWords(useLocale());
  return (
    <ToggleButtonGroup
      value={value}
      exclusive
      size="small"
      aria-label="Paint with"
      onChange={(_event, chosen: Brush | null) => chosen !== null && onChange(chosen)}
    >
      {availabilityKindSchema.options.map((kind) => (
        <ToggleButton key={kind} value={kind} sx={{ gap: 0.75, px: 1 }}>
          <Swatch className={kind} />
          {words[kind]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
