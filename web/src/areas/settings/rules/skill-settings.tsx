import { z } from "zod/mini";
import type { Company } from "@crewline/domain/records/company/company";
import { saveSkillsSchema } from "@crewline/domain/records/company/rule-change";
import { heldSkillIds } from "@crewline/domain/rules/skills/held-skills";
import { newSkill } from "@crewline/domain/rules/skills/skill-list";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import { EntryListForm } from "./entry-list-form.tsx";

/** The skills of the company: names, and codes for files. */
export function SkillSettings() {
  return (
    <DataStates result={useCompany()} label="the skills">
      {(company) => <SkillForm company={company} />}
    </DataStates>
  );
}

const inputSchema = z.omit(saveSkillsSchema, { idempotencyKey: true });

function SkillForm({ company }: { company: Company }) {
  const form = useRecordForm({
    record: company,
    isPart: true,
    draftOf: ({ skills }) => ({ skills }),
    schema: inputSchema,
    command: useCommand(trpc.settings.saveSkills.mutationOptions()),
    input: ({ skills }, expectedVersion) => ({ expectedVersion, skills }),
    saved: "Saved.",
  });
  const employees = useEmployees();
  const held = employees.status === "ready" ? heldSkillIds(employees.data) : null;
  return (
    <EntryListForm
      form={form}
      field="skills"
      saved={company.skills}
      about="What people are certified to do. The expiry date is set for each employee."
      words={words}
      newEntry={(id) => newSkill("", id)}
      isUsed={({ id }) => held === null || held.has(id)}
    />
  );
}

const words = {
  name: "Skill",
  unnamed: "the new skill",
  empty: "There are no skills yet.",
  add: "Add a skill",
};
