import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AvailabilityEntry } from "@crewline/domain/records/employees/availability";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { isOver } from "@crewline/domain/rules/availability/held-times";
import { entryWords, kindWords } from "@crewline/domain/words/availability/availability-words";
import { useLocale } from "../../../../locale/use-locale.ts";
import { Swatch } from "./paint-styles.ts";

interface PaintedLinesProps {
  entries: readonly AvailabilityEntry[];
  today: LocalDate;
}

/** What is saved, in words: the entries that still hold. */
export function PaintedLines({ entries, today }: PaintedLinesProps) {
  const locale = useLocale();
  const shown = entries.filter((entry) => !isOver(entry, today));
  return (
    <Box
      component="section"
      aria-labelledby="painted-lines"
      sx={{ width: { md: 240 }, flexShrink: 0 }}
    >
      <Typography id="painted-lines" variant="subtitle2" component="h3">
        In words
      </Typography>
      {shown.length === 0 ? (
        <Typography variant="body2">Available at any time</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {shown.map((entry, index) => (
            <Typography
              // Entries have no names; two may say the same.
              key={`${index} ${entryWords(entry, today, locale)}`}
              component="li"
              variant="body2"
              sx={{ display: "flex", gap: 1, py: 0.25 }}
            >
              <Swatch className={entry.kind} sx={{ mt: 0.5, flexShrink: 0 }} />
              <span>{`${kindWords(locale)[entry.kind]}: ${entryWords(entry, today, locale)}`}</span>
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}
