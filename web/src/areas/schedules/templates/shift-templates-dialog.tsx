import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatLocalSpan } from "@crewline/domain/kernel/formats/format-time";
import type { Location } from "@crewline/domain/records/locations/location";
import type { ShiftTemplate } from "@crewline/domain/records/schedules/shift-template";
import { jobRoleNames, nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { trpc } from "../../../api/trpc.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { ListDialog } from "../../../ui/dialogs/list-dialog.tsx";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { FramedList } from "../../../ui/page/framed-list.ts";
import { AddShiftTemplateDialog, EditShiftTemplateDialog } from "./shift-template-dialogs.tsx";
import { Acts } from "../../../ui/acts/acts.tsx";

interface ShiftTemplatesDialogProps {
  location: Location;
  onClose: () => void;
}

/** The shift templates of a location: add, change or archive one. */
export function ShiftTemplatesDialog({ location, onClose }: ShiftTemplatesDialogProps) {
  const query = useQuery({
    ...trpc.schedules.shiftTemplates.queryOptions({ locationId: location.id }),
    staleTime: 0,
  });
  const [shown, setShown] = useState<"add" | ShiftTemplate | null>(null);
  const close = async () => {
    setShown(null);
    await query.refetch();
  };
  if (shown === "add") return <AddShiftTemplateDialog location={location} onClose={close} />;
  if (shown !== null) {
    return <EditShiftTemplateDialog template={shown} onClose={close} />;
  }
  return (
    <ListDialog
      title="Shift templates"
      actions={
        <Acts>
          <Button variant="contained" onClick={() => setShown("add")}>
            Add template
          </Button>
        </Acts>
      }
      onClose={onClose}
    >
      <DataStates result={queryResult(query)} label="the shift templates">
        {({ templates }) =>
          templates.length === 0 ? (
            <EmptyState
              title="No shift templates yet"
              text="Add the usual shifts of this location, then choose one where you add a shift."
            />
          ) : (
            <FramedList aria-label="Shift templates">
              {templates.map((template) => (
                <li key={template.id}>
                  <TemplateFacts template={template} />
                  <Acts>
                    <Button
                      size="small"
                      aria-label={`Edit ${template.name}`}
                      onClick={() => setShown(template)}
                    >
                      Edit
                    </Button>
                  </Acts>
                </li>
              ))}
            </FramedList>
          )
        }
      </DataStates>
    </ListDialog>
  );
}

function TemplateFacts({ template }: { template: ShiftTemplate }) {
  const locale = useLocale();
  const company = useCompany();
  const { name, colour, isArchived, jobRoleId, unpaidBreakSeconds, note } = template;
  const roles = company.status === "ready" ? company.data.jobRoles : [];
  const facts = [
    formatLocalSpan(template, locale),
    nameOrNone(jobRoleId, jobRoleNames(roles)) ?? "any job role",
    unpaidBreakSeconds === 0 ? "" : `${unpaidBreakSeconds / 60} min break`,
    note,
  ];
  return (
    <Stack direction="row" spacing={1.5} sx={{ minWidth: 0, opacity: isArchived ? 0.7 : 1 }}>
      <Box sx={{ width: 6, flexShrink: 0, borderRadius: 1 }} style={{ backgroundColor: colour }} />
      <Stack sx={{ minWidth: 0 }}>
        <strong>{isArchived ? `${name} (archived)` : name}</strong>
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {facts.filter((fact) => fact !== "").join(" · ")}
        </Typography>
      </Stack>
    </Stack>
  );
}
