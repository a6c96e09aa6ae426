import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { ListedWeekTemplate } from "@crewline/domain/records/schedules/week-template";
import { trpc } from "../../../api/trpc.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { ListDialog } from "../../../ui/dialogs/list-dialog.tsx";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { FramedList } from "../../../ui/page/framed-list.ts";
import type { Place } from "../frame/use-place.ts";
import { EditWeekTemplateDialog, SaveWeekTemplateDialog } from "./week-template-forms.tsx";
import { Acts } from "../../../ui/acts/acts.tsx";

interface WeekTemplatesDialogProps {
  place: Place;
  onApply: (template: ListedWeekTemplate) => void;
  onClose: () => void;
}

/** The week templates of a location: save the week on screen, apply, rename or archive one. */
export function WeekTemplatesDialog({ place, onApply, onClose }: WeekTemplatesDialogProps) {
  const { location } = place;
  const query = useQuery({
    ...trpc.schedules.weekTemplates.queryOptions({ locationId: location.id }),
    staleTime: 0,
  });
  const [shown, setShown] = useState<"save" | ListedWeekTemplate | null>(null);
  const close = async () => {
    setShown(null);
    await query.refetch();
  };
  if (shown === "save") return <SaveWeekTemplateDialog place={place} onClose={close} />;
  if (shown !== null) return <EditWeekTemplateDialog template={shown} onClose={close} />;
  return (
    <ListDialog
      title="Week templates"
      actions={
        <Acts>
          <Button variant="contained" onClick={() => setShown("save")}>
            Save this week
          </Button>
        </Acts>
      }
      onClose={onClose}
    >
      <DataStates result={queryResult(query)} label="the week templates">
        {({ templates }) =>
          templates.length === 0 ? (
            <EmptyState
              title="No week templates yet"
              text="Save a planned week, then fill other weeks with it."
            />
          ) : (
            <FramedList aria-label="Week templates">
              {templates.map((template) => (
                <li key={template.id}>
                  <TemplateFacts template={template} />
                  <Acts>
                    <Stack direction="row" sx={{ flexShrink: 0 }}>
                      <Button
                        size="small"
                        aria-label={`Edit ${template.name}`}
                        onClick={() => setShown(template)}
                      >
                        Edit
                      </Button>
                      {!template.isArchived && (
                        <Button
                          size="small"
                          aria-label={`Apply ${template.name}`}
                          onClick={() => onApply(template)}
                        >
                          Apply
                        </Button>
                      )}
                    </Stack>
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

function TemplateFacts({ template }: { template: ListedWeekTemplate }) {
  const locale = useLocale();
  const { name, isArchived, shifts, people, savedByName } = template;
  const who = people === 0 ? "no people" : counted(people, nouns.person, locale);
  return (
    <Stack sx={{ opacity: isArchived ? 0.7 : 1 }}>
      <strong>{isArchived ? `${name} (archived)` : name}</strong>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {[counted(shifts, nouns.shift, locale), who, savedByName].join(" · ")}
      </Typography>
    </Stack>
  );
}
