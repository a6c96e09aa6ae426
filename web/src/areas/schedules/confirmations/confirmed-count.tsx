import Box from "@mui/material/Box";
import { use } from "react";
import { isConfirmed } from "@crewline/domain/rules/schedules/publishing/confirmed-by-person";
import { weekConfirmationText } from "@crewline/domain/words/schedules/confirmation-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { WeekConfirmationsContext } from "./week-confirmations.ts";

/** How many of the people who were told of the week confirmed it. */
export function ConfirmedCount() {
  const locale = useLocale();
  const people = [...use(WeekConfirmationsContext).values()];
  if (people.length === 0) return null;
  const tone = people.every(isConfirmed) ? "good" : "neutral";
  return (
    <Box component="span" sx={{ flexShrink: 0, lineHeight: 0 }}>
      <StatusChip tone={tone} label={weekConfirmationText(people, locale)} />
    </Box>
  );
}
