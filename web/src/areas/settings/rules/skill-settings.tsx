import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Company } from "@crewline/domain/records/company/company";
import { saveSkillsSchema } from "@crewline/domain/records/company/rule-change";
import type { Skill } from "@crewline/domain/records/skills/skill";
import { heldSkillIds } from "@crewline/domain/rules/skills/held-skills";
import { newSkill } from "@crewline/domain/rules/skills/skill-list";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import { EntryRows } from "./entry-rows.tsx";

/** The skills of the company: names, and codes for files. */
export function SkillSettings() {
  return (
    <DataStates result={useCompany()} label="the skills">
      {(company) => <SkillForm company={company} />}
    </DataStates>
  );
}

const inputSchema = saveSkillsSchema.omit({ idempotencyKey: true });

function SkillForm({ company }: { company: Company }) {
  const form = useRecordForm({
    record: company,
    draftOf: ({ skills }) => ({ skills }),
    schema: inputSchema,
    command: useCommand(trpc.settings.saveSkills.mutationOptions()),
    input: ({ skills }, expectedVersion) => ({ expectedVersion, skills }),
    saved: "Saved.",
  });
  const employees = useEmployees();
  const { skills } = form.draft;
  const held = employees.status === "ready" ? heldSkillIds(employees.data) : null;
  const mayRemove = ({ id }: Skill) =>
    company.skills.every((saved) => saved.id !== id) || (held !== null && !held.has(id));

  const set = (changed: Skill[]) => form.change({ skills: changed });
  const add = () => set([...skills, newSkill("", crypto.randomUUID())]);
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        What people are certified to do. The expiry date is set for each employee.
      </Typography>
      <EditForm form={form} actions={<Button onClick={add}>Add a skill</Button>}>
        <EntryRows
          entries={skills}
          words={words}
          onChange={set}
          errorOf={(index, field) => form.errorOf(`skills.${index}.${field}`)}
          mayRemove={mayRemove}
        />
      </EditForm>
    </Box>
  );
}

const words = { name: "Skill", unnamed: "the new skill", empty: "There are no skills yet." };
