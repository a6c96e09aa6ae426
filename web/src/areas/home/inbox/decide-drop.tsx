import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import { decisionTexts } from "@crewline/domain/words/schedules/decision-words";
import { requestedShiftText } from "@crewline/domain/words/schedules/request-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { DecisionButtons } from "./decision-buttons.tsx";

/** A shift that its employee can't work. */
export function DecideDrop({ request }: { request: ShiftRequest }) {
  const locale = useLocale();
  const words = decisionTexts(locale);
  const { id, shift, note, askedByName } = request;
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography>{words.cantWork(askedByName, requestedShiftText(shift, locale))}</Typography>
      <Typography>{words.stays(askedByName)}</Typography>
      {note !== "" && <Typography color="textSecondary">{words.quoted(note)}</Typography>}
      <DecisionButtons requestId={id} who={askedByName} decisions={["released", "denied"]} />
    </Stack>
  );
}
