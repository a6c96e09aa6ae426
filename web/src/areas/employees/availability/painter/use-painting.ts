import { z } from "zod/mini";
import { useMemo, useState } from "react";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type {
  Availability,
  AvailabilityEntry,
} from "@crewline/domain/records/employees/availability";
import { saveAvailabilitySchema } from "@crewline/domain/records/employees/availability";
import type { Painting } from "@crewline/domain/rules/availability/entries-after-painting";
import { entriesAfterPainting } from "@crewline/domain/rules/availability/entries-after-painting";
import { trpc } from "../../../../api/trpc.ts";
import { useCommand } from "../../../../api/use-command.ts";
import type { Form } from "../../../../ui/forms/form-definition.ts";
import { useDraftForm } from "../../../../ui/forms/use-draft-form.ts";

const inputSchema = z.omit(saveAvailabilitySchema, { idempotencyKey: true });

interface Painted {
  employeeId: EmployeeId;
  said: Availability | null;
  today: LocalDate;
  onSaved: () => void;
}

export interface PaintForm extends Form<{ entries: readonly AvailabilityEntry[] }> {
  paint: (painting: Painting) => void;
  /** Takes the last stroke back; null before the first one. */
  undo: (() => void) | null;
  /** Who saved another availability meanwhile; null where no one did. */
  changedBy: string | null;
}

/**
 * What is painted over the entries, and the save of both. Strokes are kept, not their result: what
 * others save meanwhile stays where nothing was painted.
 */
export function usePainting({ employeeId, said, today, onSaved }: Painted): PaintForm {
  const [opened] = useState(said?.version ?? 0);
  const [paintings, setPaintings] = useState<readonly Painting[]>([]);
  const saved = said?.entries ?? noEntries;
  const version = said?.version ?? 0;
  const entries = useMemo(
    () =>
      paintings.reduce<readonly AvailabilityEntry[]>(
        (before, painting) => entriesAfterPainting(before, painting, today),
        saved,
      ),
    [saved, paintings, today],
  );
  const isTouched = JSON.stringify(entries) !== JSON.stringify(saved);
  const draft = { entries };
  const form = useDraftForm(
    { draft, change: () => undefined, isTouched, isUnsaved: isTouched, conflict: null },
    {
      schema: inputSchema,
      command: useCommand(trpc.employees.saveAvailability.mutationOptions()),
      input: (one) => ({ employeeId, expectedVersion: version, entries: one.entries }),
      fieldsAt: "entries",
      saved: "Saved. Managers see it in the schedule.",
      onSaved,
    },
  );
  return {
    ...form,
    paint: (painting) => {
      form.clear();
      setPaintings((before) => [...before, painting]);
    },
    undo: paintings.length === 0 ? null : () => setPaintings((before) => before.slice(0, -1)),
    changedBy: version > opened && !form.isRunning ? (said?.updatedByName ?? null) : null,
  };
}

const noEntries: readonly AvailabilityEntry[] = [];
