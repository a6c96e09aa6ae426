import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { NamedSkill } from "@crewline/domain/records/skills/skill";
import type { Employee, EmployeeStatus } from "@crewline/domain/records/employees/employee";
import type { SkillState } from "@crewline/domain/rules/employees/skill-state";
import { skillState, worstSkillState } from "@crewline/domain/rules/employees/skill-state";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { styled } from "@mui/material/styles";
import type { StatusTone } from "../../ui/page/status-chip.tsx";
import { PersonAvatar } from "../../entities/employees/photo/person-avatar.tsx";
import { StatusChip } from "../../ui/page/status-chip.tsx";

const statuses: Record<EmployeeStatus, { tone: StatusTone; label: string }> = {
  invited: { tone: "info", label: "Invited" },
  active: { tone: "good", label: "Active" },
  onLeave: { tone: "warning", label: "On leave" },
  terminated: { tone: "neutral", label: "Terminated" },
};

export function statusLabel(status: EmployeeStatus): string {
  return statuses[status].label;
}

/** The state of an employment in words. */
export function EmployeeStatusChip({ status }: { status: EmployeeStatus }) {
  return <StatusChip {...statuses[status]} />;
}

const skillSigns: Record<SkillState, { tone: StatusTone; label: string } | null> = {
  expired: { tone: "danger", label: "Skill expired" },
  endsSoon: { tone: "warning", label: "Skill expires soon" },
  valid: null,
};

interface EmployeeSignsProps {
  employee: Pick<Employee, "status" | "skills">;
  today: string;
}

/** The state of an employment, and a sign where a skill of a current employee expires. */
export function EmployeeSigns({ employee: { status, skills }, today }: EmployeeSignsProps) {
  const sign = status === "terminated" ? null : skillSigns[worstSkillState(skills, today)];
  if (sign === null) return <EmployeeStatusChip status={status} />;
  return (
    <Signs>
      <EmployeeStatusChip status={status} />
      <StatusChip {...sign} />
    </Signs>
  );
}

const Signs = styled("span")({ display: "inline-flex", flexWrap: "wrap", gap: 4 });

/** "Food safety", and the day where it has expired or soon does. */
export function skillWords(skill: NamedSkill, today: string, locale: Locale): string {
  const state = skillState(skill, today);
  if (skill.expiresOn === null || state === "valid") return skill.name;
  const verb = state === "expired" ? "expired" : "expires";
  return `${skill.name} (${verb} ${formatDate(skill.expiresOn, locale)})`;
}

/** The name with the photo, or the initials on the color that the employee has on schedules. */
export function EmployeeName({ employee }: { employee: Employee }) {
  return (
    <Named>
      <PersonAvatar employee={employee} size={24} />
      {employee.name}
    </Named>
  );
}

const Named = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  verticalAlign: "middle",
});
