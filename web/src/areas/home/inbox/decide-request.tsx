import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import { decisionTexts, swapLines } from "@crewline/domain/words/schedules/decision-words";
import { requestedShiftText } from "@crewline/domain/words/schedules/request-words";
import { useEmployeeNames } from "../../../entities/employees/use-employee-names.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { DecisionButtons } from "./decision-buttons.tsx";

/** A swap that both employees want, or a shift that its employee can't work. */
export function DecideRequest({ request }: { request: ShiftRequest }) {
  const locale = useLocale();
  const words = decisionTexts(locale);
  const { id, kind, shift, other, note, askedByName } = request;
  const colleague = other?.employeeId ?? null;
  const nameOf = useEmployeeNames(colleague === null ? [] : [colleague]);
  const lines =
    other === null || colleague === null
      ? [words.cantWork(askedByName, requestedShiftText(shift, locale)), words.stays(askedByName)]
      : swapLines({ shift, other, asker: askedByName, colleague: nameOf(colleague) }, locale);
  return (
    <Stack sx={{ gap: 1 }}>
      {lines.map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      {note !== "" && <Typography color="textSecondary">{words.quoted(note)}</Typography>}
      <DecisionButtons
        requestId={id}
        who={askedByName}
        decisions={kind === "drop" ? ["released", "denied"] : ["approved", "denied"]}
      />
    </Stack>
  );
}
