import { styled } from "@mui/material/styles";
import { useQuery } from "@tanstack/react-query";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { fromTemplate } from "@crewline/domain/rules/schedules/templates/from-template";
import { useState } from "react";
import type { MouseEvent } from "react";
import { trpc } from "../../../api/trpc.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { draftPlan } from "../frame/draft-plan.ts";
import type { Place } from "../frame/use-place.ts";
import type { RosterActions } from "../frame/use-roster-actions.ts";
import { useWeekStore } from "../model/use-week-store.ts";
import { LazyCopyWeeksDialog } from "../copies/copy-parts.ts";
import { useRosterUndo } from "../undo/use-undo.ts";
import { templateTitle } from "../templates/template-words.ts";
import type { Dragged } from "./use-template-drag.ts";
import { useTemplateDrag } from "./use-template-drag.ts";

interface TemplateTrayProps {
  place: Place;
  actions: RosterActions;
  /** Asks for a new shift with all its fields. */
  onDetails: (draft: ShiftPlan) => void;
}

/**
 * The templates of the location above the grid: a shift template is dragged to a cell, a week
 * template to the grid. Chosen by a click or key, they open the form of a shift, and the preview.
 */
export function TemplateTray({ place, actions, onDetails }: TemplateTrayProps) {
  const locale = useLocale();
  const store = useWeekStore();
  const steps = useRosterUndo();
  const { location, weekStart } = place;
  const [applied, setApplied] = useState<string | null>(null);
  const templates = useTemplates(place);
  const shown = templates ?? [];
  const find = (key: string) => shown.find((one) => keyOf(one) === key);
  const drag = useTemplateDrag({ actions, find, onWeek: ({ id }) => setApplied(id) });
  const choose = (one: Dragged, event: MouseEvent) => {
    if (drag.isEndOfDrag(event.timeStamp)) return;
    if (one.kind === "week") return setApplied(one.template.id);
    const week = store.week();
    const day = week.days.includes(week.today) ? week.today : weekStart;
    onDetails(fromTemplate(draftPlan(week, { employeeId: null, day }, null), one.template));
  };
  return (
    <>
      <Tray className="template-tray" role="group" aria-label="Templates" {...drag.bind()}>
        <span>
          {templates?.length === 0
            ? "No templates yet. Add some under More."
            : "Drag a shift to a day, or a week to the grid:"}
        </span>
        {shown.map((one) => (
          <button
            key={keyOf(one)}
            type="button"
            data-template={keyOf(one)}
            style={one.kind === "shift" ? { borderLeftColor: one.template.colour } : {}}
            onClick={(event) => choose(one, event)}
          >
            {one.kind === "shift"
              ? templateTitle(one.template, locale)
              : `Week: ${one.template.name}`}
          </button>
        ))}
      </Tray>
      {applied !== null && (
        <LazyCopyWeeksDialog
          location={location}
          start={{ source: applied, fromDay: weekStart, toDay: weekStart }}
          isPreviewed
          steps={steps}
          onClose={() => setApplied(null)}
        />
      )}
    </>
  );
}

function keyOf({ kind, template }: Dragged): string {
  return `${kind} ${template.id}`;
}

const MINUTE_MS = 60_000;

/** The templates in use: those of shifts, then those of weeks; null while they are not known. */
function useTemplates({ location: { id: locationId } }: Place): readonly Dragged[] | null {
  const { shiftTemplates, weekTemplates } = trpc.schedules;
  const staleTime = MINUTE_MS;
  const shifts = useQuery({ ...shiftTemplates.queryOptions({ locationId }), staleTime });
  const weeks = useQuery({ ...weekTemplates.queryOptions({ locationId }), staleTime });
  if (shifts.data === undefined || weeks.data === undefined) return null;
  const dragged: Dragged[] = [
    ...shifts.data.templates.map((template) => ({ kind: "shift" as const, template })),
    ...weeks.data.templates.map((template) => ({ kind: "week" as const, template })),
  ];
  return dragged.filter(({ template }) => !template.isArchived);
}

const Tray = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 6,
    // Three lines of chips, which a finger drags and does not scroll.
    maxHeight: 102,
    touchAction: "none",
    padding: "3px 0",
    overflowY: "auto",
    fontSize: 13,
    color: palette.text.secondary,
    "& button": {
      height: 28,
      padding: "0 8px",
      font: "inherit",
      color: palette.text.primary,
      whiteSpace: "nowrap",
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.divider}`,
      borderLeftWidth: 4,
      borderRadius: 4,
      cursor: "grab",
      userSelect: "none",
      "&:hover, &:focus-visible": { backgroundColor: palette.action.selected },
    },
  };
});
