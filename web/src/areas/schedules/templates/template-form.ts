import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import type { ShiftTemplate } from "@crewline/domain/records/schedules/shift-template";

/** The fields of a shift template as they are typed; "" means none. */
export interface TemplateForm {
  name: string;
  startsAtLocal: string;
  endsAtLocal: string;
  jobRoleId: string;
  breakMinutes: string;
  note: string;
  colour: string;
  isArchived: boolean;
}

const emptyForm: TemplateForm = {
  name: "",
  startsAtLocal: "",
  endsAtLocal: "",
  jobRoleId: "",
  breakMinutes: "0",
  note: "",
  colour: "#1565c0",
  isArchived: false,
};

export function templateForm(template: ShiftTemplate | null): TemplateForm {
  if (template === null) return emptyForm;
  const { name, startsAtLocal, endsAtLocal, jobRoleId, note, colour, isArchived } = template;
  const breakMinutes = String(template.unpaidBreakSeconds / 60);
  const given = { name, startsAtLocal, endsAtLocal, note, colour, isArchived };
  return { ...given, jobRoleId: jobRoleId ?? "", breakMinutes };
}

/** What is sent of the fields; whether it can be saved is decided by the schema. */
export function templateFields(draft: TemplateForm) {
  const { name, startsAtLocal, endsAtLocal, note, colour, breakMinutes } = draft;
  const unpaidBreakSeconds = Math.round(Number(breakMinutes) * 60);
  const given = { name, startsAtLocal, endsAtLocal, note, colour, unpaidBreakSeconds };
  return { ...given, jobRoleId: roleOf(draft) };
}

/** The chosen job role. */
export function roleOf({ jobRoleId }: Pick<TemplateForm, "jobRoleId">): JobRoleId | null {
  return jobRoleId === "" ? null : jobRoleIdSchema.parse(jobRoleId);
}
