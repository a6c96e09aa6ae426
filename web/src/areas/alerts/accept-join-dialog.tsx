import Typography from "@mui/material/Typography";
import { useState } from "react";
import { employeeOfRequest } from "@crewline/domain/rules/access/employee-of-request";
import type { JoinRequest } from "@crewline/domain/records/users/join-request";
import { acceptJoinSchema } from "@crewline/domain/records/users/join-request";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EmployeePicker } from "../../entities/employees/employee-picker.tsx";
import { LocationsPicker } from "../../entities/locations/locations-picker.tsx";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useCheckedForm } from "../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { useSuggested } from "../../ui/forms/use-suggested.ts";

const inputSchema = acceptJoinSchema.omit({ idempotencyKey: true });
const kinds = [
  { value: "existing", label: "An existing employee" },
  { value: "new", label: "A new employee" },
] as const;

interface AcceptJoinDialogProps {
  request: JoinRequest;
  onClose: () => void;
}

/** Asks which employee the request becomes; the person then gets an invitation as an employee. */
export function AcceptJoinDialog({ request, onClose }: AcceptJoinDialogProps) {
  const employees = useEmployees();
  const known = employees.status === "ready" ? employees.data : [];
  const alike = employeeOfRequest(request, known);
  const [kind, setKind] = useSuggested<"existing" | "new">(
    alike === undefined ? "new" : "existing",
  );
  const [employeeId, setEmployeeId] = useSuggested(alike?.id ?? "");
  const [name, setName] = useState(request.displayName);
  const [locationIds, setLocationIds] = useSuggested(useOnlyLocation());
  const form = useCheckedForm(inputSchema, useCommand(trpc.employees.acceptJoin.mutationOptions()));
  const notify = useNotice();

  const handleKind = (next: "existing" | "new") => {
    form.clear();
    setKind(next);
  };
  const handleSubmit = async () => {
    const person =
      kind === "existing" ? { kind, employeeId } : { kind, name, locationIds: [...locationIds] };
    if ((await form.submit({ requestId: request.id, person })) === null) return;
    notify(`${request.email} gets an invitation by e-mail.`);
    onClose();
  };

  return (
    <FormDialog
      open
      title={`Accept ${request.displayName}`}
      submitLabel="Accept and invite"
      onSubmit={handleSubmit}
      isRunning={form.isRunning}
      problem={form.problem}
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>
        {`${request.email} gets an invitation and sees what an employee sees.`}
      </Typography>
      <SelectInput label="This person is" value={kind} options={kinds} onChange={handleKind} />
      {kind === "existing" ? (
        <EmployeePicker
          value={employeeId}
          onChange={setEmployeeId}
          error={form.errorOf("person.employeeId")}
          isWithoutLogin
          isRequired
        />
      ) : (
        <>
          <TextInput
            label="Name"
            value={name}
            onChange={(value) => {
              setKind("new");
              setName(value);
            }}
            error={form.errorOf("person.name")}
            isRequired
          />
          <LocationsPicker
            label="Locations"
            value={locationIds}
            onChange={(value) => {
              setKind("new");
              setLocationIds(value);
            }}
            error={form.errorOf("person.locationIds")}
            help="First is home; its time zone sets the workday."
            isRequired
          />
        </>
      )}
    </FormDialog>
  );
}

/** The active location of a company that has one. */
function useOnlyLocation(): readonly string[] {
  const locations = useLocations();
  const all = locations.status === "ready" ? locations.data : [];
  const active = all.filter(({ status }) => status === "active");
  return active.length === 1 ? active.map(({ id }) => id) : [];
}
