import Button from "@mui/material/Button";
import { useMemo } from "react";
import type { ChecklistTemplate } from "@crewline/domain/records/checklists/checklist-template";
import { filterTemplates } from "@crewline/domain/rules/checklists/filter-templates";
import { useLocationNames } from "../../entities/locations/location-names.ts";
import { NoLocation } from "../../entities/locations/no-location.tsx";
import type { RowPanel } from "../../lists/list-table.tsx";
import { ListTable } from "../../lists/list-table.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { useRowSelection } from "../../ui/tables/use-row-selection.ts";
import { BulkTemplateActions } from "./bulk-template-actions.tsx";
import { templateFilters, templateId, templateList } from "./template-list.tsx";

interface TemplateTableProps {
  templates: readonly ChecklistTemplate[];
  timeZone: string;
  onOpen: (template: ChecklistTemplate) => void;
  /** Null for readers who change nothing. */
  onAdd: (() => void) | null;
  hasLocation: boolean;
  panel: RowPanel<ChecklistTemplate>;
}

/** The checklist templates that the filters let through, with their bulk actions. */
export function TemplateTable(props: TemplateTableProps) {
  const { templates, timeZone, onOpen, onAdd, hasLocation, panel } = props;
  const locale = useLocale();
  const placeOf = useLocationNames();
  const { values } = useUrlParams(templateFilters);
  const list = useMemo(
    () => templateList({ placeOf, timeZone, locale }),
    [placeOf, timeZone, locale],
  );
  const { q, status, location } = values;
  const shown = useMemo(
    () => filterTemplates(templates, { text: q, status, location }),
    [templates, q, status, location],
  );
  const { selected, clear, ...selectable } = useRowSelection(shown, templateId);
  const actions = <BulkTemplateActions templates={selected} onDone={clear} />;
  return (
    <ListTable
      list={list}
      rows={shown}
      all={templates.length}
      onOpen={onOpen}
      panel={panel}
      {...(onAdd !== null && { selection: { ...selectable, actions } })}
      empty={
        hasLocation ? (
          <EmptyState
            title="No checklists yet"
            text="A checklist is what has to be done again and again: opening, closing, temperatures, cleaning."
            action={
              onAdd !== null && (
                <Button variant="contained" onClick={onAdd}>
                  Start a checklist
                </Button>
              )
            }
          />
        ) : (
          <NoLocation text="Checklists are done at a location. Add the first one." />
        )
      }
    />
  );
}
