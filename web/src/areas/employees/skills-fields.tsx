import Delete from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { SkillPicker } from "../../entities/company/skill-picker.tsx";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import type { Terms, TermsFieldsProps } from "./terms-draft.ts";

/** On a phone the day is below the skill. */
const skillLine = {
  alignItems: "flex-start",
  flexWrap: { xs: "wrap", sm: "nowrap" },
  gap: 1,
};

/** The skills of an employee, one line for each. */
export function SkillsFields({ draft, onChange, errorOf }: TermsFieldsProps) {
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
