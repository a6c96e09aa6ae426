import type {
  Availability,
  AvailabilityEntry,
} from "@crewline/domain/records/employees/availability";
import { saveAvailabilitySchema } from "@crewline/domain/records/employees/availability";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useCheckedForm } from "../../../ui/forms/use-checked-form.ts";

const inputSchema = saveAvailabilitySchema.omit({ idempotencyKey: true });

/** Saves all entries of a person again; returns the version that the next change starts from. */
export function useAvailabilityList(employeeId: string) {
  const form = useCheckedForm(
    inputSchema,
    useCommand(trpc.employees.saveAvailability.mutationOptions()),
  );
  const save = async (
    entries: readonly AvailabilityEntry[],
    expectedVersion: number,
  ): Promise<number | null> => {
    const saved = await form.submit({ employeeId, expectedVersion, entries });
    return saved?.version ?? null;
  };
  return { ...form, save };
}

/** The entries so far; a person without entries has no version. */
export function saidSoFar(said: Availability | null) {
  return { entries: said?.entries ?? [], version: said?.version ?? 0 };
}
