import Typography from "@mui/material/Typography";
import { TimeOffChip } from "../../../entities/time-off/time-off-chip.tsx";
import type { StatusTone } from "../../../ui/page/status-chip.tsx";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { ButtonRow } from "../frame/button-row.tsx";
import { Specimen } from "../frame/specimen.tsx";

const tones: readonly { tone: StatusTone; label: string }[] = [
  { tone: "neutral", label: "Draft" },
  { tone: "info", label: "Invited" },
  { tone: "good", label: "Approved" },
  { tone: "warning", label: "Waiting" },
  { tone: "danger", label: "No clock-out" },
];

/** States in words, with marks that differ in shape as well as in colour. */
export function States() {
  return (
    <>
      <Specimen name="Tones">
        <ButtonRow>
          {tones.map((chip) => (
            <StatusChip key={chip.tone} {...chip} />
          ))}
        </ButtonRow>
      </Specimen>
      <Specimen name="Of time off">
        <ButtonRow>
          <TimeOffChip state="requested" />
          <TimeOffChip state="approved" />
          <TimeOffChip state="denied" />
          <TimeOffChip state="cancelled" />
        </ButtonRow>
      </Specimen>
      <Specimen name="In a line of text">
        <Typography component="div" variant="body2">
          Fri, Nov 27 · 9:00 AM – 5:00 PM <StatusChip tone="warning" label="Waiting" />
        </Typography>
      </Specimen>
    </>
  );
}
