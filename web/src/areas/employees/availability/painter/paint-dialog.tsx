import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { Availability } from "@crewline/domain/records/employees/availability";
import { MOST_ENTRIES } from "@crewline/domain/records/employees/availability";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { LocalDate, Weekday } from "@crewline/domain/kernel/time/local-date";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { PaintedBox, PaintScope } from "@crewline/domain/rules/availability/painted-week";
import { noStrokes, readWeek, stroke } from "@crewline/domain/rules/availability/painted-week";
import { EditDialog } from "../../../../ui/forms/edit-dialog.tsx";
import { useUnsaved } from "../../../../ui/unsaved/use-unsaved.ts";
import type { Brush } from "./brush-choice.tsx";
import { BrushChoice } from "./brush-choice.tsx";
import { PaintGrid } from "./paint-grid.tsx";
import { PaintedLines } from "./painted-lines.tsx";
import { ScopeChoice } from "./scope-choice.tsx";
import { usePainting } from "./use-painting.ts";

interface PaintDialogProps {
  employee: Pick<Employee, "id">;
  said: Availability | null;
  today: LocalDate;
  startsOn: Weekday;
  onClose: () => void;
}

/** Paints the availability of an employee on a week: of every week, or of one alone. */
export function PaintDialog({ employee, said, today, startsOn, onClose }: PaintDialogProps) {
  const present = weekStartOf(today, startsOn);
  const [scope, setScope] = useState<PaintScope>("everyWeek");
  const [chosenWeek, setChosenWeek] = useState(present);
  const [brush, setBrush] = useState<Brush>("unavailable");
  const form = usePainting({ employeeId: employee.id, said, today, onSaved: onClose });
  const { entries } = form.draft;
  const weekStart = scope === "everyWeek" ? present : chosenWeek;
  const paint = (box: PaintedBox) => {
    const strokes = stroke(noStrokes, box, brush === "available" ? null : brush);
    form.paint({ scope, weekStart, strokes });
  };
  const isTooMuch = entries.length > MOST_ENTRIES;

  return (
    <EditDialog
      form={form}
      title="Paint availability"
      submitLabel="Save"
      maxWidth="md"
      isBlocked={!form.isTouched || isTooMuch}
      onClose={onClose}
    >
      <Unsaved isUnsaved={form.isUnsaved} />
      {form.changedBy !== null && (
        <Alert severity="info" role="status">
          {`${form.changedBy} changed this availability meanwhile. What you painted is kept.`}
        </Alert>
      )}
      {isTooMuch && (
        <Alert severity="warning" role="status">
          {`This needs ${entries.length} entries; ${MOST_ENTRIES} at most are kept. Use fewer different times.`}
        </Alert>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <ScopeChoice
          scope={scope}
          onScope={setScope}
          weekStart={chosenWeek}
          first={present}
          onWeek={setChosenWeek}
        />
        <Button size="small" disabled={form.undo === null} onClick={() => form.undo?.()}>
          Undo
        </Button>
        <BrushChoice value={brush} onChange={setBrush} />
      </Stack>
      <Stack direction={{ xs: "column", md: "row" }} spacing={2}>
        <PaintGrid
          week={readWeek(entries, weekStart, scope)}
          weekStart={weekStart}
          scope={scope}
          brush={brush}
          onPaint={paint}
        />
        <PaintedLines entries={entries} today={today} />
      </Stack>
    </EditDialog>
  );
}

/** Lets the dialog ask before it loses what was painted. */
function Unsaved({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsaved(() => isUnsaved);
  return null;
}
