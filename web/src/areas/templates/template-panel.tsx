import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { listed } from "@crewline/domain/kernel/formats/listed";
import { jobRolesText } from "@crewline/domain/rules/job-roles/job-role-names";
import type { ChecklistTemplate } from "@crewline/domain/records/checklists/checklist-template";
import { checklistLabels } from "@crewline/domain/words/checklists/checklist-labels";
import { recurrenceText, triggerText } from "@crewline/domain/words/checklists/checklist-times";
import { versionWords } from "@crewline/domain/words/checklists/version-words";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import { useLocationNames } from "../../entities/locations/location-names.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { Facts } from "../../ui/page/facts.tsx";
import type { Neighbours } from "../../ui/page/panel-steps.tsx";
import { SidePanel } from "../../ui/page/side-panel.tsx";
import { ItemLines } from "./item-lines.tsx";
import { PhonePreview } from "./phone-preview.tsx";
import { TemplateStateChip } from "./template-list.tsx";
import { VersionsDialog } from "./versions-dialog.tsx";
import { useArchive } from "./use-archive.ts";

interface TemplatePanelProps {
  template: ChecklistTemplate;
  mayEdit: boolean;
  /** False for a template that is also done at locations of others. */
  mayChange: boolean;
  onEdit: () => void;
  onDuplicate: () => void;
  neighbours: Neighbours;
  onClose: () => void;
}

/** One checklist template to read, with what can be done with it. */
export function TemplatePanel(props: TemplatePanelProps) {
  const { template, mayEdit, onEdit, onDuplicate, neighbours, onClose } = props;
  const mayChange = mayEdit && props.mayChange;
  const [opened, setOpened] = useState<"preview" | "versions" | null>(null);
  const close = () => setOpened(null);
  const archive = useArchive();
  const versions = versionWords(useLocale()).button;
  const isArchived = template.state === "archived";
  return (
    <SidePanel
      open
      title={template.name}
      subtitle={<TemplateStateChip state={template.state} />}
      neighbours={neighbours}
      onClose={onClose}
      actions={
        <>
          {mayChange && (
            <Button variant="contained" onClick={onEdit}>
              Edit
            </Button>
          )}
          {mayEdit && <Button onClick={onDuplicate}>Duplicate</Button>}
          <Button disabled={template.items.length === 0} onClick={() => setOpened("preview")}>
            Preview
          </Button>
          <Button onClick={() => setOpened("versions")}>{versions}</Button>
          {mayChange && (
            <Button
              color={isArchived ? "primary" : "error"}
              loading={archive.isRunning}
              onClick={() => void archive.set([template], isArchived ? "active" : "archived")}
            >
              {isArchived ? "Restore" : "Archive"}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={2}>
        {template.description !== "" && <Typography>{template.description}</Typography>}
        <TemplateFacts template={template} />
        <Items template={template} />
        {mayEdit && !mayChange && (
          <Typography color="textSecondary">
            It is also done at locations you do not manage. Duplicate it to change it for yours.
          </Typography>
        )}
      </Stack>
      {opened === "preview" && <PhonePreview {...template} onClose={close} />}
      {opened === "versions" && <VersionsDialog {...{ template, mayChange }} onClose={close} />}
    </SidePanel>
  );
}

function TemplateFacts({ template }: Pick<TemplatePanelProps, "template">) {
  const locale = useLocale();
  const placeOf = useLocationNames();
  const roleName = useRoleName();
  const { dueMinutes, graceMinutes, locationIds, jobRoleIds } = template;
  return (
    <Facts
      facts={[
        { label: "Days", value: recurrenceText(template.recurrence, locale) },
        { label: "Begins", value: triggerText(template.trigger, locale) },
        { label: "Due after", value: `${dueMinutes} min` },
        { label: "Missed after", value: `${graceMinutes} min more` },
        { label: "Locations", value: listed(locationIds.map(placeOf), locale, 20) },
        { label: "Job roles", value: jobRolesText(jobRoleIds, roleName) || "All" },
        { label: "Done by", value: checklistLabels(locale).doneBy[template.doneBy] },
        { label: "Version", value: `${template.version}, saved by ${template.savedByName}` },
      ]}
    />
  );
}

function Items({ template: { items } }: Pick<TemplatePanelProps, "template">) {
  return (
    <section aria-label="Items">
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        Items
      </Typography>
      <ItemLines items={items} />
    </section>
  );
}
