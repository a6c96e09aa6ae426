import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { listed } from "@crewline/domain/kernel/formats/listed";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { ChecklistTemplate } from "@crewline/domain/records/checklists/checklist-template";
import { checklistLabels } from "@crewline/domain/words/checklists/checklist-labels";
import { recurrenceText, triggerText } from "@crewline/domain/words/checklists/checklist-times";
import type { ListDefinition } from "../../lists/list-definition.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";

export const templateFilters = { q: "", status: "used", location: "" };
export const templateNoun = { one: "checklist", other: "checklists" };

interface ListTerms {
  placeOf: (id: LocationId) => string;
  timeZone: string;
  locale: Locale;
}

/** The checklist templates as a list. */
export function templateList(terms: ListTerms): ListDefinition<ChecklistTemplate> {
  return {
    screen: "templates",
    label: "Checklists",
    noun: templateNoun,
    rowId: templateId,
    columns: templateColumns(terms),
    initialSort: { id: "name", desc: false },
    filters: templateFilters,
    file: { name: "checklists" },
  };
}

export const templateId = ({ id }: Pick<ChecklistTemplate, "id">) => id;

const tones = { draft: "warning", active: "good", archived: "neutral" } as const;

export function TemplateStateChip({ state }: Pick<ChecklistTemplate, "state">) {
  return <StatusChip tone={tones[state]} label={checklistLabels(useLocale()).state[state]} />;
}

function templateColumns({
  placeOf,
  timeZone,
  locale,
}: ListTerms): TableColumn<ChecklistTemplate>[] {
  const labels = checklistLabels(locale);
  return [
    textColumn({ id: "name", header: "Name", text: ({ name }) => name }),
    {
      id: "items",
      header: "Items",
      cell: ({ items }) => items.length,
      sortBy: ({ items }) => items.length,
      align: "right",
      width: 96,
    },
    textColumn({
      id: "days",
      header: "Days",
      text: (one) => recurrenceText(one.recurrence, locale),
    }),
    textColumn({ id: "when", header: "Begins", text: (one) => triggerText(one.trigger, locale) }),
    textColumn({
      id: "locations",
      header: "Locations",
      text: ({ locationIds }) => listed(locationIds.map(placeOf), locale, 3),
    }),
    textColumn({ id: "doneBy", header: "Done by", text: ({ doneBy }) => labels.doneBy[doneBy] }),
    {
      id: "status",
      header: "Status",
      cell: ({ state }) => <TemplateStateChip state={state} />,
      sortBy: ({ state }) => labels.state[state],
      width: 112,
    },
    {
      id: "saved",
      header: "Last saved",
      cell: ({ savedAt, savedByName }) =>
        `${formatDayTime(savedAt, timeZone, locale)} · ${savedByName}`,
      sortBy: ({ savedAt }) => savedAt,
      isOptional: true,
    },
    {
      id: "version",
      header: "Version",
      cell: ({ version }) => version,
      sortBy: ({ version }) => version,
      align: "right",
      isOptional: true,
    },
  ];
}
