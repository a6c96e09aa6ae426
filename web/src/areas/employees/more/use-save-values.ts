import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";

/** Saves custom fields by the right of a role, or as the employee whose record it is. */
export function useSaveValues(by: "role" | "employee") {
  const ofRole = useCommand(trpc.employees.saveFieldValues.mutationOptions());
  const own = useCommand(trpc.employees.saveOwnFieldValues.mutationOptions());
  type Input = Parameters<typeof ofRole.run>[0];
  const run = ({ employeeId: _own, ...input }: Input) => own.run(input);
  return by === "role" ? ofRole : { ...own, run };
}
