import Add from "@mui/icons-material/Add";
import BrushOutlined from "@mui/icons-material/BrushOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Availability } from "@crewline/domain/records/employees/availability";
import { MOST_ENTRIES } from "@crewline/domain/records/employees/availability";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { isRemoved } from "@crewline/domain/rules/employees/pseudonym";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { availabilitySource } from "../../../live/availability.ts";
import { useLive } from "../../../live/use-live.ts";
import { useToday } from "../../../time/use-today.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { AvailabilityWeek } from "./availability-week.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { EntryList } from "./entry-list.tsx";
import { LazyPaintDialog } from "./painter/lazy-paint-dialog.ts";
import { useMay } from "../../../session/actor/use-may.ts";

interface AvailabilityTabProps {
  employee: Employee;
  /** The person's home zone, in which times are meant. */
  timeZone: string;
  startsOn: Weekday;
}

/** The times when an employee cannot work or prefers to, as entered by them or by a manager. */
export function AvailabilityTab(props: AvailabilityTabProps) {
  const said = useLive(availabilitySource(useActor(), props.employee.id));
  return (
    <DataStates result={said} label="the availability">
      {(data) => <Said {...props} said={data} />}
    </DataStates>
  );
}

function Said({ employee, timeZone, startsOn, said }: AvailabilityTabProps & SaidProps) {
  const [editing, setEditing] = useState<{ index: number | null } | null>(null);
  const [isPainting, setPainting] = useState(false);
  const today = useToday(timeZone);
  const isOwn = useActor().employeeId === employee.id;
  const mayChange = useMay("employees", "setAvailability") && !isRemoved(employee);
  const entries = said?.entries ?? [];
  const who = isOwn ? "you" : employee.name;
  const addButton = mayChange && (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, justifyContent: "inherit" }}>
      <Button variant="outlined" startIcon={<BrushOutlined />} onClick={() => setPainting(true)}>
        Paint a week
      </Button>
      <Button
        variant="outlined"
        startIcon={<Add />}
        disabled={entries.length >= MOST_ENTRIES}
        onClick={() => setEditing({ index: null })}
      >
        Add availability
      </Button>
    </Stack>
  );
  return (
    <>
      {said === null || entries.length === 0 ? (
        <EmptyState
          title="Available at any time"
          text={`Add the days or hours when ${who} cannot work, or would like to. Managers see it in the schedule and are warned when a shift conflicts.`}
          action={addButton}
        />
      ) : (
        <Stack spacing={2}>
          <AvailabilityWeek {...{ entries, today, startsOn, timeZone }} />
          <EntryList
            said={said}
            today={today}
            mayChange={mayChange}
            onEdit={(index) => setEditing({ index })}
          />
          {entries.length > 1 && (
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              Specific dates override weekly ones; later entries win.
            </Typography>
          )}
          <div>{addButton}</div>
        </Stack>
      )}
      {isPainting && (
        <LazyPaintDialog
          {...{ employee, said, today, startsOn }}
          onClose={() => setPainting(false)}
        />
      )}
      {editing !== null && (
        <EntryDialog
          employeeId={employee.id}
          said={said}
          index={editing.index}
          today={today}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

interface SaidProps {
  said: Availability | null;
}
