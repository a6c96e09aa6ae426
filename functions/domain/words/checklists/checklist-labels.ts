import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { RunState } from "../../rules/checklists/run-state.ts";
import type { ItemType } from "../../records/checklists/checklist-item.ts";
import type {
  ChecklistTrigger,
  DoneBy,
  TemplateState,
} from "../../records/checklists/checklist-template.ts";

interface ChecklistLabels {
  itemType: Readonly<Record<ItemType, string>>;
  trigger: Readonly<Record<ChecklistTrigger["kind"], string>>;
  doneBy: Readonly<Record<DoneBy, string>>;
  /** What the choice of who does it means. */
  doneByHelp: Readonly<Record<DoneBy, string>>;
  state: Readonly<Record<TemplateState, string>>;
  run: Readonly<Record<RunState, string>>;
  recurrence: Readonly<Record<"weekly" | "monthly", string>>;
  /** The name of a duplicate. */
  copyOf: (name: string) => string;
}

const words: InLanguages<ChecklistLabels> = {
  en: {
    itemType: {
      check: "Check",
      yesNo: "Yes or no",
      number: "Number",
      temperature: "Temperature",
      text: "Text",
      choice: "Choice",
    },
    trigger: {
      shiftStart: "Start of a shift",
      shiftEnd: "End of a shift",
      time: "Time of day",
      opening: "Opening",
      closing: "Closing",
      onDemand: "On demand",
    },
    doneBy: {
      everyone: "Everyone on shift",
      firstToClaim: "The first who starts it",
      shiftLead: "The shift lead",
    },
    doneByHelp: {
      everyone: "Each person with a shift that day gets a list.",
      firstToClaim: "One list for the location.",
      shiftLead: "One list, for the first shift of the day in the job roles of shift leads.",
    },
    state: { draft: "Draft", active: "Active", archived: "Archived" },
    run: {
      open: "To do",
      inProgress: "In progress",
      late: "Late",
      completed: "Done",
      completedLate: "Done late",
      missed: "Missed",
    },
    recurrence: { weekly: "By weekday", monthly: "Once a month" },
    copyOf: (name) => `${name} (copy)`,
  },
};

/** The labels of checklist templates and their items. */
export function checklistLabels(locale: Locale): ChecklistLabels {
  return inLanguage(words, locale);
}
