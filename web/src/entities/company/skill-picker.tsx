import Autocomplete, { createFilterOptions } from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { Skill } from "@crewline/domain/records/skills/skill";
import { findEntry, offeredEntries } from "@crewline/domain/rules/company-lists/find-entry";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useMay } from "../../session/actor/use-may.ts";
import type { FieldProps } from "../../ui/inputs/field-props.ts";
import { fieldProps } from "../../ui/inputs/field-props.ts";
import { useSkills } from "./use-skills.ts";

/** A skill to choose, or the offer to add one of the typed name. */
interface Choice extends Pick<Skill, "name"> {
  /** Null for a skill that the company does not have yet. */
  id: string | null;
}

const matching = createFilterOptions<Choice>({ stringify: ({ name }) => name });

/**
 * Chooses a skill of the company by its id, "" for none; an archived one is offered only while it
 * is the value. Admins may add a skill by typing its name.
 */
export function SkillPicker(field: FieldProps<string>) {
  const skills = useSkills();
  const mayAdd = useMay("settings", "editCompany");
  const adding = useCommand(trpc.settings.addSkill.mutationOptions());
  const [added, setAdded] = useState<Choice | null>(null);
  const options: Choice[] = offeredEntries(
    skills,
    skills.map(({ id }) => id).filter((id) => id === field.value),
  );
  const known = [...skills, ...(added === null ? [] : [added])];
  const chosen = known.find(({ id }) => id === field.value) ?? null;

  const choose = async (choice: Choice | null) => {
    adding.clearProblem();
    if (choice === null || choice.id !== null) return field.onChange(choice?.id ?? "");
    const answer = await adding.run({ name: choice.name });
    if (answer === null) return undefined;
    setAdded({ id: answer.skillId, name: choice.name });
    return field.onChange(answer.skillId);
  };
  return (
    <Autocomplete<Choice>
      fullWidth
      autoHighlight
      size="small"
      options={options}
      value={chosen}
      onChange={(_event, choice) => void choose(choice)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id ?? "new"}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(all, state) => {
        const name = state.inputValue.trim();
        const isNew =
          mayAdd && name !== "" && findEntry(offeredEntries(skills), name) === undefined;
        return [...matching(all, state), ...(isNew ? [{ id: null, name }] : [])];
      }}
      renderOption={({ key, ...props }, { id, name }) => (
        <li key={key} {...props}>
          {id === null ? `Add skill “${name}”` : name}
        </li>
      )}
      noOptionsText={mayAdd ? "Type the name of a skill." : "An admin adds skills in Settings."}
      loading={adding.isRunning}
      disabled={adding.isRunning || (field.isDisabled ?? false)}
      renderInput={(params) => (
        <TextField
          {...params}
          {...fieldProps({ ...field, error: adding.problem?.message ?? field.error })}
        />
      )}
    />
  );
}
