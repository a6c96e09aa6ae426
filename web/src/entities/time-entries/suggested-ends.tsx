import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { SuggestedEnd } from "@crewline/domain/rules/entry-edits/suggested-ends";
import { acceptEndLabel } from "@crewline/domain/words/time-entries/suggested-end-words";
import { useLocale } from "../../locale/use-locale.ts";
import { BreakChoice } from "./break-choice.tsx";
import type { EndChoices } from "./use-end-choices.ts";

interface SuggestedEndsProps {
  entry: TimeEntry;
  choices: EndChoices;
  isAccepting: boolean;
  onAccept: (end: SuggestedEnd) => void;
}

/** A button for each likely end of an entry without one; the first is what the key accepts. */
export function SuggestedEnds({ entry, choices, isAccepting, onAccept }: SuggestedEndsProps) {
  const locale = useLocale();
  return (
    <div>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
        {choices.ends.map((end, index) => (
          <Button
            key={end.endsAt}
            size="small"
            variant={index === 0 ? "contained" : "outlined"}
            disabled={isAccepting}
            onClick={() => onAccept(end)}
          >
            {acceptEndLabel(end, entry.timeZone, locale)}
          </Button>
        ))}
      </Stack>
      <BreakChoice choices={choices} timeZone={entry.timeZone} />
    </div>
  );
}
