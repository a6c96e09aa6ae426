import { moreLine } from "@crewline/domain/kernel/formats/listed";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { endWords } from "@crewline/domain/words/employees/end-words";
import type { EndPreview } from "@crewline/domain/rules/endings/preview-end";
import { formatDay, formatLocalSpan } from "@crewline/domain/kernel/formats/format-time";
import { localDateSchema } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { ShiftsElsewhereList } from "../../../entities/schedules/shifts-elsewhere.tsx";
import { useLocationNames } from "../../../entities/locations/location-names.ts";
import { browserZone } from "../../../time/browser-zone.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { queryResult } from "../../../ui/loading/load-result.ts";

interface EndEffectProps {
  employee: Employee;
  lastDay: string;
}

/** The effect of the chosen last day on shifts, worked time, pay and login. */
export function EndEffect({ employee, lastDay }: EndEffectProps) {
  const isDay = localDateSchema.safeParse(lastDay).success;
  const query = useQuery({
    ...trpc.employees.previewEnd.queryOptions({ employeeId: employee.id, lastDay }),
    enabled: isDay,
    staleTime: 0,
  });
  if (!isDay) return null;
  return (
    <DataStates result={queryResult(query)} label="what this does">
      {(preview) => <Effect preview={preview} />}
    </DataStates>
  );
}

function Effect({ preview }: { preview: EndPreview }) {
  const locale = useLocale();
  const sentences = endWords(preview, browserZone(), locale);
  return (
    <Box component="section" aria-label="What this does">
      {preview.isLastAdmin && (
        <Alert severity="error">
          This is the only admin, and the company needs one. Give someone else that role first.
        </Alert>
      )}
      <Typography variant="subtitle2">
        {preview.endsAtOnce ? "What happens at once" : "What happens after the last day"}
      </Typography>
      {sentences.length === 0 ? (
        <Typography>Nothing is planned or open, so only the status changes.</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Box>
      )}
      <Shifts preview={preview} />
      <ShiftsElsewhereList elsewhere={preview.elsewhere} />
    </Box>
  );
}

function Shifts({ preview: { shifts, shiftCount } }: { preview: EndPreview }) {
  const locale = useLocale();
  const placeOf = useLocationNames();
  if (shifts.length === 0) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="subtitle2">Shifts that become open</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {shifts.map((shift) => (
          <li key={shift.id}>
            {`${formatDay(shift.day, locale)}, ${formatLocalSpan(shift, locale)}, ${placeOf(shift.locationId)}`}
          </li>
        ))}
      </Box>
      {shiftCount > shifts.length && (
        <Typography variant="body2">{moreLine(shiftCount - shifts.length, locale)}</Typography>
      )}
    </Box>
  );
}
