import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { use, useId, useState } from "react";
import { formatLocalSpan } from "@crewline/domain/kernel/formats/format-time";
import type { Location } from "@crewline/domain/records/locations/location";
import { useLocale } from "../../locale/use-locale.ts";
import type { PlacedTemplate } from "../../entities/schedules/use-shift-templates.ts";
import { useShiftTemplates } from "../../entities/schedules/use-shift-templates.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { FramedList } from "../../ui/page/framed-list.ts";
import { JobRolesById } from "./job-roles-by-id.ts";
import { ShiftTemplateForm } from "./shift-template-form.tsx";

interface ShiftTemplatesDialogProps {
  location: Location;
  onClose: () => void;
}

/** The shift templates of a location: used ones first, then archived ones. */
export function ShiftTemplatesDialog({ location, onClose }: ShiftTemplatesDialogProps) {
  const result = useShiftTemplates(location.id);
  const [edited, setEdited] = useState<PlacedTemplate | "new" | null>(null);
  const titleId = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  if (edited !== null) {
    return (
      <ShiftTemplateForm
        location={location}
        template={edited === "new" ? null : edited}
        onClose={() => setEdited(null)}
      />
    );
  }
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <DialogTitle id={titleId} sx={{ fontWeight: 600 }}>
        Shift templates
      </DialogTitle>
      <DialogContent>
        <DataStates result={result} label="the shift templates">
          {(templates) =>
            templates.length === 0 ? (
              <EmptyState
                title="No shift templates yet"
                text="Save the shifts you plan often, then type their name into a cell of the week."
              />
            ) : (
              <Templates templates={templates} onEdit={setEdited} />
            )
          }
        </DataStates>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
        <Button variant="contained" onClick={() => setEdited("new")}>
          Add template
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface TemplatesProps {
  templates: readonly PlacedTemplate[];
  onEdit: (template: PlacedTemplate) => void;
}

function Templates({ templates, onEdit }: TemplatesProps) {
  const { locationIds: scope } = useActor();
  const sorted = templates.toSorted((a, b) => Number(a.isArchived) - Number(b.isArchived));
  return (
    <FramedList aria-label="Shift templates">
      {sorted.map((template) => (
        <li key={template.id}>
          <Stack sx={{ opacity: template.isArchived ? 0.7 : 1 }}>
            <strong>{template.isArchived ? `${template.name} (archived)` : template.name}</strong>
            <TemplateFacts template={template} />
          </Stack>
          {(template.locationId !== null || scope === null) && (
            <Button
              size="small"
              aria-label={`Edit ${template.name}`}
              onClick={() => onEdit(template)}
            >
              Edit
            </Button>
          )}
        </li>
      ))}
    </FramedList>
  );
}

function TemplateFacts({ template }: { template: PlacedTemplate }) {
  const locale = useLocale();
  const roles = use(JobRolesById);
  const role = template.jobRoleId === null ? undefined : roles.get(template.jobRoleId)?.name;
  const facts = [
    formatLocalSpan(template, locale),
    template.unpaidBreakSeconds > 0 ? `${template.unpaidBreakSeconds / 60} min break` : undefined,
    role,
    template.locationId === null ? "All locations" : undefined,
  ];
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {facts.filter((fact) => fact !== undefined).join(" · ")}
    </Typography>
  );
}
