import type { Locale } from "../../kernel/formats/locale.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { weekdays } from "../../kernel/time/local-date.ts";
import type { ChecklistItemId } from "../../records/checklists/checklist-item.ts";
import type { ChecklistTerms } from "../../records/checklists/checklist-template.ts";
import type { StarterId } from "../../words/checklists/starters.ts";
import { starterWords } from "../../words/checklists/starters.ts";
import { pasteItems } from "./paste-items.ts";

/** What a template begins with, without a place. */
export type NewTemplate = Omit<ChecklistTerms, "locationIds" | "state">;

interface Begin {
  /** The first day. */
  today: LocalDate;
  newId: () => ChecklistItemId;
}

/** A checklist without items: every day, one for the location, an hour to do it. */
export function emptyTemplate({ today }: Pick<Begin, "today">): NewTemplate {
  return {
    name: "",
    description: "",
    items: [],
    trigger: { kind: "opening", at: "09:00", offsetMinutes: 0 },
    recurrence: {
      kind: "weekly",
      weekdays: [...weekdays],
      everyWeeks: 1,
      firstDay: today,
      monthDay: 1,
    },
    dueMinutes: 60,
    graceMinutes: 60,
    jobRoleIds: [],
    doneBy: "firstToClaim",
    needsSignOff: false,
    signOffRoleIds: [],
  };
}

/** A starter as a template, to be changed before it is saved. */
export function starterTemplate(id: StarterId, begin: Begin, locale: Locale): NewTemplate {
  const { name, description, items } = starterWords(locale)[id];
  const { recurrence, ...empty } = emptyTemplate(begin);
  const how = ways[id](empty);
  const days = id === "cleaning" ? { weekdays: ["monday" as const] } : {};
  return {
    ...empty,
    ...how,
    recurrence: { ...recurrence, ...days },
    name,
    description,
    items: pasteItems(items, begin.newId).items,
  };
}

type Way = Pick<NewTemplate, "trigger"> & Partial<Pick<NewTemplate, "dueMinutes">>;

const ways: Readonly<Record<StarterId, (empty: Pick<NewTemplate, "trigger">) => Way>> = {
  opening: ({ trigger }) => ({ trigger: { ...trigger, offsetMinutes: -60 } }),
  closing: ({ trigger }) => ({ trigger: { ...trigger, kind: "closing", offsetMinutes: 0 } }),
  temperaturesF: temperaturesAtNoon,
  temperaturesC: temperaturesAtNoon,
  cleaning: ({ trigger }) => ({ trigger: { ...trigger, kind: "time" }, dueMinutes: 480 }),
  cashUp: ({ trigger }) => ({ trigger: { ...trigger, kind: "closing", offsetMinutes: 0 } }),
};

function temperaturesAtNoon({ trigger }: Pick<NewTemplate, "trigger">): Way {
  return { trigger: { ...trigger, kind: "time", at: "12:00" } };
}
