import { z } from "zod/mini";
import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import Typography from "@mui/material/Typography";
import { employeeOfRequest } from "@crewline/domain/rules/access/employee-of-request";
import type { JoinRequest } from "@crewline/domain/records/users/join-request";
import { acceptJoinSchema } from "@crewline/domain/records/users/join-request";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EmployeePicker } from "../../entities/employees/employee-picker.tsx";
import { LocationsPicker } from "../../entities/locations/locations-picker.tsx";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";

const inputSchema = z.omit(acceptJoinSchema, { idempotencyKey: true });
const kinds = [
  { value: "existing", label: "An existing employee" },
  { value: "new", label: "A new employee" },
] as const;

type Kind = (typeof kinds)[number]["value"];

interface AcceptJoinDialogProps {
  request: JoinRequest;
  onClose: () => void;
}

/** Asks which employee the request becomes; the person then gets an invitation as an employee. */
export function AcceptJoinDialog({ request, onClose }: AcceptJoinDialogProps) {
  const employees = useEmployees();
  const known = employees.status === "ready" ? employees.data : [];
  const alike = employeeOfRequest(request, known);
  const form = useForm({
    suggested: {
      kind: kindOf(alike),
      employeeId: alike?.id ?? ("" as const),
      name: request.displayName,
      locationIds: useOnlyLocation(),
    },
    schema: inputSchema,
    command: useCommand(trpc.employees.acceptJoin.mutationOptions()),
    input: (draft) => ({ requestId: request.id, person: personOf(draft) }),
    fieldsAt: "person",
    saved: `${request.email} gets an invitation by e-mail.`,
    onSaved: onClose,
  });
  const { draft, change, errorOf } = form;

  const handleKind = (kind: Kind) => {
    form.clear();
    change({ kind });
  };

  return (
    <EditDialog
      form={form}
      title={`Accept ${request.displayName}`}
      submitLabel="Accept and invite"
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>
        {`${request.email} gets an invitation and sees what an employee sees.`}
      </Typography>
      <SelectInput
        label="This person is"
        value={draft.kind}
        options={kinds}
        onChange={handleKind}
      />
      {draft.kind === "existing" ? (
        <EmployeePicker
          value={draft.employeeId}
          onChange={(employeeId) => change({ employeeId })}
          error={errorOf("employeeId")}
          isWithoutLogin
          isRequired
        />
      ) : (
        <>
          <TextInput
            label="Name"
            value={draft.name}
            onChange={(name) => change({ kind: "new", name })}
            error={errorOf("name")}
            isRequired
          />
          <LocationsPicker
            label="Locations"
            value={draft.locationIds}
            onChange={(locationIds) => change({ kind: "new", locationIds })}
            error={errorOf("locationIds")}
            help="First is home; its time zone sets the workday."
            isRequired
          />
        </>
      )}
    </EditDialog>
  );
}

function kindOf(alike: unknown): Kind {
  return alike === undefined ? "new" : "existing";
}

interface PersonDraft {
  kind: Kind;
  employeeId: EmployeeId | "";
  name: string;
  locationIds: readonly LocationId[];
}

function personOf({ kind, employeeId, name, locationIds }: PersonDraft) {
  return kind === "existing" ? { kind, employeeId } : { kind, name, locationIds: [...locationIds] };
}

/** The active location of a company that has one. */
function useOnlyLocation(): readonly LocationId[] {
  const locations = useLocations();
  const all = locations.status === "ready" ? locations.data : [];
  const active = all.filter(({ status }) => status === "active");
  return active.length === 1 ? active.map(({ id }) => id) : [];
}
