import Stack from "@mui/material/Stack";
import { use } from "react";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import type { Location } from "@crewline/domain/records/locations/location";
import { saveShiftTemplateSchema } from "@crewline/domain/records/schedules/shift-template";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import type { PlacedTemplate } from "../../entities/schedules/use-shift-templates.ts";
import { TimeInput } from "../../inputs/time-input.tsx";
import { useActor } from "../../session/actor/use-actor.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { JobRolesById } from "./job-roles-by-id.ts";

interface ShiftTemplateFormProps {
  location: Location;
  /** Null to add one. */
  template: PlacedTemplate | null;
  onClose: () => void;
}

const inputSchema = saveShiftTemplateSchema.omit({ idempotencyKey: true });

/** Adds a shift template, or changes or archives one. */
export function ShiftTemplateForm({ location, template, onClose }: ShiftTemplateFormProps) {
  const roles = use(JobRolesById);
  const reachesAll = useActor().locationIds === null;
  const edited =
    template === null
      ? { templateId: null, expectedVersion: null }
      : { templateId: template.id, expectedVersion: template.version };
  const form = useForm({
    suggested: draftOf(template),
    schema: inputSchema,
    command: useCommand(trpc.schedules.saveShiftTemplate.mutationOptions()),
    input: ({ breakMinutes, jobRoleId, where, ...fields }) => ({
      locationId: where === "all" ? null : location.id,
      ...edited,
      template: {
        ...fields,
        jobRoleId: jobRoleId === "" ? null : jobRoleIdSchema.parse(jobRoleId),
        unpaidBreakSeconds: Math.round(Number(breakMinutes) * 60),
      },
    }),
    fieldsAt: "template",
    saved: ({ name }) => `${name.trim()} is saved.`,
    onSaved: onClose,
  });
  const { draft, change, errorOf } = form;
  const field = (name: "name" | "note" | "startsAtLocal" | "endsAtLocal" | "jobRoleId") => ({
    value: draft[name],
    error: errorOf(name),
    onChange: (value: string) => change({ [name]: value }),
  });
  const title = template === null ? "Add shift template" : "Edit shift template";
  return (
    <EditDialog form={form} title={title} submitLabel="Save template" onClose={onClose}>
      <TextInput label="Name" {...field("name")} isRequired />
      <Stack direction="row" spacing={2}>
        <TimeInput label="Start" {...field("startsAtLocal")} isRequired />
        <TimeInput label="End" {...field("endsAtLocal")} isRequired />
      </Stack>
      <Stack direction="row" spacing={2}>
        <SelectInput
          label="Job role"
          {...field("jobRoleId")}
          options={[
            { value: "", label: "Any" },
            ...[...roles.values()].map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <TextInput
          label="Unpaid break (min)"
          inputMode="numeric"
          value={draft.breakMinutes}
          error={errorOf("unpaidBreakSeconds")}
          onChange={(breakMinutes) => change({ breakMinutes })}
        />
      </Stack>
      <TextInput label="Note" rows={2} maxLength={500} {...field("note")} />
      {template === null && reachesAll && (
        <SelectInput
          label="Used at"
          value={draft.where}
          options={[
            { value: "here", label: location.name },
            { value: "all", label: "All locations" },
          ]}
          onChange={(where) => change({ where })}
        />
      )}
      {template !== null && (
        <CheckInput
          label="Archived"
          value={draft.isArchived}
          onChange={(isArchived) => change({ isArchived })}
          help="Archived templates are not offered. Shifts planned with them stay."
        />
      )}
    </EditDialog>
  );
}

const blank = {
  name: "",
  startsAtLocal: "",
  endsAtLocal: "",
  breakMinutes: "0",
  jobRoleId: "",
  note: "",
  where: "here",
  isArchived: false,
};

/** The fields of a template as they are typed. */
function draftOf(template: PlacedTemplate | null): typeof blank {
  if (template === null) return blank;
  const { name, startsAtLocal, endsAtLocal, note, isArchived } = template;
  return {
    name,
    startsAtLocal,
    endsAtLocal,
    note,
    isArchived,
    breakMinutes: String(template.unpaidBreakSeconds / 60),
    jobRoleId: template.jobRoleId ?? "",
    where: template.locationId === null ? "all" : "here",
  };
}
