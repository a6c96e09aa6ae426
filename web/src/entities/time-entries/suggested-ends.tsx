import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { formatTime } from "@crewline/domain/kernel/formats/format-time";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { SuggestedEnd } from "@crewline/domain/rules/entry-edits/suggested-ends";
import { useLocale } from "../../locale/use-locale.ts";

const reasons: Record<SuggestedEnd["because"], string> = {
  shift: "shift end",
  usual: "usual length",
  proposed: "proposed",
};

interface SuggestedEndsProps {
  entry: TimeEntry;
  ends: readonly SuggestedEnd[];
  isAccepting: boolean;
  onAccept: (end: SuggestedEnd) => void;
}

/** A button for each likely end of an entry without one; the first is what the key accepts. */
export function SuggestedEnds({ entry, ends, isAccepting, onAccept }: SuggestedEndsProps) {
  const locale = useLocale();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
      {ends.map((end, index) => (
        <Button
          key={end.endsAt}
          size="small"
          variant={index === 0 ? "contained" : "outlined"}
          disabled={isAccepting}
          onClick={() => onAccept(end)}
        >
          {`Accept ${formatTime(end.endsAt, entry.timeZone, locale)} (${reasons[end.because]})`}
        </Button>
      ))}
    </Stack>
  );
}
