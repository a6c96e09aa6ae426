import Delete from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { employmentTypeSchema } from "@crewline/domain/records/employees/employee";
import type { EmployeeForm } from "@crewline/domain/projections/employees/employee-form";
import { employmentTypeWords } from "@crewline/domain/rules/employees/employment-type-words";
import { hoursText } from "@crewline/domain/kernel/formats/hours-text";
import { skillState } from "@crewline/domain/rules/employees/skill-state";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { SkillPicker } from "../../entities/company/skill-picker.tsx";
import { useSkillName } from "../../entities/company/use-skills.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { todayIn } from "../../time/use-today.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import type { Fact } from "../../ui/page/facts.tsx";
import type { SelectOption } from "../../ui/inputs/select-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";

type Terms = Pick<
  EmployeeForm,
  "employmentType" | "contractSecondsPerWeek" | "minSecondsPerWeek" | "maxSecondsPerWeek" | "skills"
>;

interface TermsFieldsProps {
  draft: Terms;
  onChange: (changes: Partial<Terms>) => void;
  errorOf: (field: string) => string | undefined;
}

const typeOptions: readonly SelectOption<Terms["employmentType"]>[] = [
  { value: "", label: "Not set" },
  ...employmentTypeSchema.options.map((type) => ({
    value: type,
    label: employmentTypeWords[type],
  })),
];

const hourFields = [
  ["contractSecondsPerWeek", "Contract hours a week"],
  ["minSecondsPerWeek", "Minimum hours a week"],
  ["maxSecondsPerWeek", "Maximum hours a week"],
] as const;

/** The agreed terms: type of employment, hours a week, skills. */
export function TermsFields({ draft, onChange, errorOf }: TermsFieldsProps) {
  return (
    <>
      <SelectInput
        label="Employment type"
        value={draft.employmentType}
        options={typeOptions}
        onChange={(employmentType) => onChange({ employmentType })}
        error={errorOf("employmentType")}
      />
      {hourFields.map(([name, label]) => (
        <TextInput
          key={name}
          label={label}
          value={draft[name]}
          onChange={(hours) => onChange({ [name]: hours })}
          error={errorOf(name)}
        />
      ))}
      <SkillsFields draft={draft} onChange={onChange} errorOf={errorOf} />
    </>
  );
}

function SkillsFields({ draft, onChange, errorOf }: TermsFieldsProps) {
  const { skills } = draft;
  const set = (index: number, changes: Partial<Terms["skills"][number]>) =>
    onChange({
      skills: skills.map((skill, other) => (other === index ? { ...skill, ...changes } : skill)),
    });
  return (
    <Stack spacing={1.5} component="section" aria-label="Skills">
      <Typography variant="subtitle2">Skills</Typography>
      {skills.map((skill, index) => (
        // A line has no skill before one is chosen, so nothing but its place names it.
        // oxlint-disable-next-line react/no-array-index-key
        <Stack key={index} direction="row" sx={skillLine}>
          <Box sx={{ flex: { xs: "1 0 100%", sm: "1 0 0" } }}>
            <SkillPicker
              label={`Skill ${index + 1}`}
              value={skill.skillId}
              onChange={(skillId) => set(index, { skillId })}
              error={errorOf(`skills.${index}.skillId`)}
              isSmall
            />
          </Box>
          <Box sx={{ flex: "1 0 0" }}>
            <DayInput
              label="Valid to"
              value={skill.expiresOn}
              onChange={(expiresOn) => set(index, { expiresOn })}
              error={errorOf(`skills.${index}.expiresOn`)}
              isSmall
            />
          </Box>
          <IconButton
            aria-label={`Remove skill ${index + 1}`}
            onClick={() => onChange({ skills: skills.filter((_skill, other) => other !== index) })}
          >
            <Delete fontSize="small" />
          </IconButton>
        </Stack>
      ))}
      <Button
        color="inherit"
        sx={{ alignSelf: "flex-start" }}
        onClick={() => onChange({ skills: [...skills, { skillId: "", expiresOn: "" }] })}
      >
        Add a skill
      </Button>
    </Stack>
  );
}

/** On a phone the day is below the skill. */
const skillLine = {
  alignItems: "flex-start",
  flexWrap: { xs: "wrap", sm: "nowrap" },
  gap: 1,
};

/** The same for reading. */
export function termFacts(employee: Employee, locale: Locale): Fact[] {
  const { employmentType: type, skills } = employee;
  return [
    { label: "Employment type", value: type === null ? "–" : employmentTypeWords[type] },
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
