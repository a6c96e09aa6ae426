import Stack from "@mui/material/Stack";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { employmentTypeWords } from "@crewline/domain/words/employees/employment-words";
import { hoursText } from "@crewline/domain/kernel/formats/hours-text";
import { skillState } from "@crewline/domain/rules/employees/skill-state";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { useSkillName } from "../../entities/company/use-skills.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { todayIn } from "../../time/use-today.ts";
import { browserZone } from "../../time/browser-zone.ts";
import type { Fact } from "../../ui/page/facts.tsx";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import { hourFields } from "./terms-draft.ts";

/** The agreed terms for reading. */
export function termFacts(employee: Employee, locale: Locale): Fact[] {
  const { employmentType: type, skills } = employee;
  return [
    { label: "Employment type", value: type === null ? "–" : employmentTypeWords(locale)[type] },
    ...hourFields.map(([name, label]) => ({
      label,
      value: hoursText(employee[name], locale) || "–",
    })),
    { label: "Skills", value: skills.length === 0 ? "–" : <SkillList skills={skills} /> },
  ];
}

const words = { valid: "Valid", endsSoon: "Ends soon", expired: "Expired" } as const;

const tones = { valid: "good", endsSoon: "warning", expired: "danger" } as const;

function SkillList({ skills }: Pick<Employee, "skills">) {
  const locale = useLocale();
  const today = todayIn(browserZone());
  const skillName = useSkillName();
  return (
    <Stack component="ul" spacing={0.5} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {skills.map((skill) => {
        const state = skillState(skill, today);
        return (
          <li key={skill.skillId}>
            {`${skillName(skill.skillId)} `}
            <StatusChip tone={tones[state]} label={words[state]} />
            {skill.expiresOn !== null && ` to ${formatDate(skill.expiresOn, locale)}`}
          </li>
        );
      })}
    </Stack>
  );
}
