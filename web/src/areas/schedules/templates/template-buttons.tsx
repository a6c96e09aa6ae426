import { styled } from "@mui/material/styles";
import type { ShiftTemplate } from "@crewline/domain/records/schedules/shift-template";
import { useLocale } from "../../../locale/use-locale.ts";
import { useWeekStore } from "../model/use-week-store.ts";
import { templateTitle } from "./template-words.ts";
import { useShiftTemplates } from "./use-shift-templates.ts";

interface TemplateButtonsProps {
  /** What was typed; the templates whose names begin so come first. */
  text: string;
  onChoose: (template: ShiftTemplate) => void;
}

/** The shift templates of the location, each to be added to the cell. */
export function TemplateButtons({ text, onChoose }: TemplateButtonsProps) {
  const locale = useLocale();
  const templates = useShiftTemplates(useWeekStore().week().location.id);
  if (templates.length === 0) return null;
  const typed = text.trim().toLocaleLowerCase();
  const isNamed = ({ name }: ShiftTemplate) =>
    typed !== "" && name.toLocaleLowerCase().startsWith(typed);
  const sorted = templates.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  return (
    <Buttons role="group" aria-label="Shift templates">
      {sorted.map((template) => (
        <button
          key={template.id}
          type="button"
          style={{ borderLeftColor: template.colour }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(template)}
        >
          {templateTitle(template, locale)}
        </button>
      ))}
    </Buttons>
  );
}

const Buttons = styled("div")(({ theme }) => ({
  maxHeight: 168,
  margin: "4px 0",
  overflowY: "auto",
  "& button": {
    display: "block",
    width: "100%",
    minHeight: 24,
    marginBottom: 2,
    padding: "2px 6px",
    font: "inherit",
    color: "inherit",
    textAlign: "left",
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
    background: (theme.vars ?? theme).palette.action.hover,
    border: 0,
    borderLeft: "4px solid",
    borderRadius: 4,
    cursor: "pointer",
    "&:hover, &:focus-visible": { background: (theme.vars ?? theme).palette.action.selected },
  },
}));
