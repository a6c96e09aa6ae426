import type { PluralForms } from "../../kernel/formats/counted.ts";
import type { EffectKind, EffectsPreview } from "../../rules/rule-previews/rule-effects.ts";

/** What new rules would have said otherwise of some items, and the people behind them. */
export interface WrittenEffect {
  kind: EffectKind;
  before: number;
  after: number;
  who: string;
}

export interface EffectTexts {
  /** The items that the rules check. */
  judged: Readonly<Record<EffectsPreview["section"], (count: number) => PluralForms>>;
  /** By the number after the change. */
  effect: (effect: WrittenEffect) => PluralForms;
}

/** What is said of no item, of one, and of several, whose number is `#`. */
type Outcomes = Readonly<Record<"none" | "one" | "other", string>>;

const outcomes: Readonly<Record<EffectKind, Outcomes>> = {
  clockInRefused: {
    none: "No clock-in would have been refused",
    one: "1 clock-in would have been refused",
    other: "# clock-ins would have been refused",
  },
  lateIn: {
    none: "No clock-in would have been marked late",
    one: "1 clock-in would have been marked late",
    other: "# clock-ins would have been marked late",
  },
  earlyIn: {
    none: "No clock-in would have been marked early",
    one: "1 clock-in would have been marked early",
    other: "# clock-ins would have been marked early",
  },
  noShift: {
    none: "No clock-in without a shift would have been marked",
    one: "1 clock-in without a shift would have been marked",
    other: "# clock-ins without a shift would have been marked",
  },
  earlyOut: {
    none: "No clock-out would have been marked early",
    one: "1 clock-out would have been marked early",
    other: "# clock-outs would have been marked early",
  },
  lateOut: {
    none: "No clock-out would have been marked late",
    one: "1 clock-out would have been marked late",
    other: "# clock-outs would have been marked late",
  },
  approvalRefused: {
    none: "No approval by a manager would have been left to an admin",
    one: "1 approval by a manager would have been left to an admin",
    other: "# approvals by managers would have been left to an admin",
  },
  ownApprovalRefused: {
    none: "No approval of their own time would have been refused",
    one: "1 approval of their own time would have been refused",
    other: "# approvals of their own time would have been refused",
  },
  ownApprovalPossible: {
    none: "No time entry could have been approved by the person who worked",
    one: "1 time entry could have been approved by the person who worked",
    other: "# time entries could have been approved by the person who worked",
  },
  takeBackRefused: {
    none: "No approval that a manager took back would have been left to an admin",
    one: "1 approval that a manager took back would have been left to an admin",
    other: "# approvals that managers took back would have been left to an admin",
  },
  changeTooLate: {
    none: "No change by a manager would have come too late",
    one: "1 change by a manager would have come too late",
    other: "# changes by managers would have come too late",
  },
  shiftWarned: {
    none: "No published shift would have been warned about",
    one: "1 published shift would have been warned about",
    other: "# published shifts would have been warned about",
  },
};

export const englishEffectTexts: EffectTexts = {
  judged: {
    clock: (count) => ({ one: "1 clock-in", other: `${count} clock-ins` }),
    approvals: (count) => ({
      one: "1 decision about time",
      other: `${count} decisions about time`,
    }),
    limits: (count) => ({ one: "1 published shift", other: `${count} published shifts` }),
  },
  effect: ({ kind, before, after, who }) => {
    const { none, one, other } = outcomes[kind];
    const told = (outcome: string) => {
      if (before === 0) return `${outcome}: ${who}.`;
      return before === after
        ? `${outcome}, as many as with the old rules: ${who}.`
        : `${outcome} instead of ${before}: ${who}.`;
    };
    return { one: told(one), other: told(after === 0 ? none : other.replace("#", String(after))) };
  },
};
