import Typography from "@mui/material/Typography";
import { doneByKinds } from "@crewline/domain/records/checklists/checklist-template";
import { checklistLabels } from "@crewline/domain/words/checklists/checklist-labels";
import { JobRolesInput } from "../../entities/company/job-roles-input.tsx";
import { LocationsPicker } from "../../entities/locations/locations-picker.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import type { Form } from "../../ui/forms/form-definition.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { ItemList } from "./item-list.tsx";
import type { TemplateDraft } from "./template-draft.ts";
import { WhenFields } from "./when-fields.tsx";

interface TemplateFieldsProps {
  form: Form<TemplateDraft>;
}

/** The fields of a checklist template: its items, when it is done, where and by whom. */
export function TemplateFields({ form }: TemplateFieldsProps) {
  const labels = checklistLabels(useLocale());
  const { draft, change, errorOf } = form;
  return (
    <>
      <TextInput
        label="Name"
        value={draft.name}
        onChange={(name) => change({ name })}
        error={errorOf("name")}
        maxLength={80}
        isRequired
      />
      <TextInput
        label="Description"
        value={draft.description}
        onChange={(description) => change({ description })}
        error={errorOf("description")}
        maxLength={500}
        rows={1}
      />
      <Heading>Items</Heading>
      <ItemList
        items={draft.items}
        onChange={(items) => change({ items })}
        errorOf={(path) => errorOf(path === "" ? "items" : `items.${path}`)}
      />
      <Heading>When</Heading>
      <WhenFields form={form} />
      <Heading>Where and who</Heading>
      <LocationsPicker
        label="Locations"
        value={draft.locationIds}
        onChange={(locationIds) => change({ locationIds: [...locationIds] })}
        error={errorOf("locationIds")}
        isRequired
      />
      <JobRolesInput
        label="Job roles"
        value={draft.jobRoleIds}
        onChange={(jobRoleIds) => change({ jobRoleIds: [...jobRoleIds] })}
        error={errorOf("jobRoleIds")}
        help="Leave empty for all job roles."
      />
      <SelectInput
        label="Done by"
        value={draft.doneBy}
        onChange={(doneBy) => change({ doneBy })}
        options={doneByKinds.map((value) => ({ value, label: labels.doneBy[value] }))}
        help={labels.doneByHelp[draft.doneBy]}
      />
      <CheckInput
        label="Needs a sign-off"
        value={draft.needsSignOff}
        onChange={(needsSignOff) => change({ needsSignOff })}
        help="A manager looks at the list when it is done."
      />
      {draft.needsSignOff && (
        <JobRolesInput
          label="Also signed off by"
          value={draft.signOffRoleIds}
          onChange={(signOffRoleIds) => change({ signOffRoleIds: [...signOffRoleIds] })}
          error={errorOf("signOffRoleIds")}
          help="Employees can't sign off their own list."
        />
      )}
      <SelectInput
        label="Status"
        value={draft.state}
        onChange={(state) => change({ state })}
        options={(["draft", "active", "archived"] as const).map((value) => ({
          value,
          label: labels.state[value],
        }))}
        help={draft.state === "active" ? "Changes apply from the next list on." : undefined}
      />
    </>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
      {children}
    </Typography>
  );
}
