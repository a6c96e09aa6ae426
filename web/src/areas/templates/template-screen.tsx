import { useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import type { ChecklistTemplate } from "@crewline/domain/records/checklists/checklist-template";
import { checklistLabels } from "@crewline/domain/words/checklists/checklist-labels";
import { useLocale } from "../../locale/use-locale.ts";
import { checklistTemplatesSource } from "../../live/checklist-templates.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useAskedAct } from "../../ui/address/use-asked-act.ts";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import { useHotkey } from "../../ui/keyboard/use-hotkey.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { StartersDialog } from "./starters-dialog.tsx";
import { AddTemplateDialog, EditTemplateDialog } from "./template-dialogs.tsx";
import type { TemplateDraft } from "./template-draft.ts";
import { draftOfNew, draftOfTemplate } from "./template-draft.ts";
import { TemplateFilters } from "./template-filters.tsx";
import { TemplatePanel } from "./template-panel.tsx";
import { TemplateTable } from "./template-table.tsx";

interface TemplateScreenProps {
  company: Pick<Company, "timeZone">;
  mayEdit: boolean;
  /** False in a company whose first location is still to be added. */
  hasLocation: boolean;
}

type Open = { act: "start" } | { act: "add"; start: TemplateDraft } | null;

const panelDefaults = { checklist: "", edit: "" };

/** The checklist templates that the reader manages: list, editor, gallery of starters. */
export function TemplateScreen({ company, mayEdit, hasLocation }: TemplateScreenProps) {
  const { locationIds } = useActor();
  const locale = useLocale();
  const result = useLive(checklistTemplatesSource(useActor()));
  const [open, setOpen] = useState<Open>(null);
  const panel = useUrlParams(panelDefaults);
  const start = () => {
    if (mayEdit && hasLocation) setOpen({ act: "start" });
  };
  const close = () => setOpen(null);
  useHotkey("n", start);
  useAskedAct({ add: start });
  const reached = (ids: ChecklistTemplate["locationIds"]) =>
    locationIds === null ? ids : ids.filter((id) => locationIds.includes(id));
  const duplicate = (template: ChecklistTemplate) => {
    const { copyOf } = checklistLabels(locale);
    const name = copyOf(template.name).slice(0, 80);
    const places = { locationIds: reached(template.locationIds), state: "draft" as const };
    panel.clear();
    setOpen({ act: "add", start: { ...draftOfTemplate(template), name, ...places } });
  };
  return (
    <>
      <TemplateFilters />
      <DataStates result={result} label="checklists">
        {(templates) => {
          const shown = templates.find(({ id }) => id === panel.values.checklist);
          const isEdited = mayEdit && panel.values.edit !== "";
          return (
            <>
              <TemplateTable
                templates={templates}
                timeZone={company.timeZone}
                onOpen={({ id }) => panel.set({ checklist: id }, "push")}
                onAdd={mayEdit ? start : null}
                hasLocation={hasLocation}
                panel={{
                  openId: panel.values.checklist,
                  onStep: ({ id }) => panel.set({ checklist: id }),
                  render: (neighbours) =>
                    shown !== undefined &&
                    !isEdited && (
                      <TemplatePanel
                        template={shown}
                        mayEdit={mayEdit}
                        mayChange={reached(shown.locationIds).length === shown.locationIds.length}
                        onEdit={() => panel.set({ edit: "1" })}
                        onDuplicate={() => duplicate(shown)}
                        neighbours={neighbours}
                        onClose={() => panel.clear()}
                      />
                    ),
                }}
              />
              {shown !== undefined && isEdited && (
                <EditTemplateDialog template={shown} onClose={() => panel.set({ edit: "" })} />
              )}
            </>
          );
        }}
      </DataStates>
      {open?.act === "start" && (
        <StartersDialog
          timeZone={company.timeZone}
          onChoose={(template) =>
            setOpen({ act: "add", start: draftOfNew(template, onlyLocation(locationIds)) })
          }
          onClose={close}
        />
      )}
      {open?.act === "add" && <AddTemplateDialog start={open.start} onClose={close} />}
    </>
  );
}

/** A manager of one location need not choose it. */
function onlyLocation<T>(ids: readonly T[] | null): readonly T[] {
  return ids !== null && ids.length === 1 ? ids : [];
}
