import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { RunState } from "../../rules/checklists/run-state.ts";
import type { FailAction, ItemType } from "../../records/checklists/checklist-item.ts";
import type { ChecklistRun } from "../../records/checklists/checklist-run.ts";
import type {
  ChecklistTrigger,
  DoneBy,
  TemplateState,
} from "../../records/checklists/checklist-template.ts";

interface ChecklistLabels {
  itemType: Readonly<Record<ItemType, string>>;
  failAction: Readonly<Record<FailAction, string>>;
  trigger: Readonly<Record<ChecklistTrigger["kind"], string>>;
  doneBy: Readonly<Record<DoneBy, string>>;
  /** What the choice of who does it means. */
  doneByHelp: Readonly<Record<DoneBy, string>>;
  state: Readonly<Record<TemplateState, string>>;
  run: Readonly<Record<RunState, string>>;
  recurrence: Readonly<Record<"weekly" | "monthly", string>>;
  /** The name of a task that follows from a failed item. */
  followUp: (item: string) => string;
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
      photo: "Photo",
      signature: "Signature",
    },
    failAction: {
      alert: "Raise an alert",
      task: "Make a task to put it right",
      warn: "Warn at the clock-out",
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
      toSignOff: "To sign off",
      completed: "Done",
      completedLate: "Done late",
      missed: "Missed",
    },
    recurrence: { weekly: "By weekday", monthly: "Once a month" },
    followUp: (item) => `Put right: ${item}`,
    copyOf: (name) => `${name} (copy)`,
  },
};

/** The name of a list as people read it. */
export function runTitle(
  { name, isFollowUp }: Pick<ChecklistRun, "name" | "isFollowUp">,
  locale: Locale,
): string {
  return isFollowUp ? checklistLabels(locale).followUp(name) : name;
}

/** The labels of checklist templates and their items. */
export function checklistLabels(locale: Locale): ChecklistLabels {
  return inLanguage(words, locale);
}
