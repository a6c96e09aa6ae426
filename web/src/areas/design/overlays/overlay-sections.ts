import type { DesignSection } from "../frame/design-section.ts";
import { Alerts } from "./alerts.tsx";
import { Confirmations } from "./confirmations.tsx";
import { FormDialogs } from "./form-dialogs.tsx";
import { ListDialogs } from "./list-dialogs.tsx";
import { Notices } from "./notices.tsx";
import { SidePanels } from "./side-panels.tsx";

/** What lies over a screen or interrupts it. */
export const overlaySections: readonly DesignSection[] = [
  {
    id: "side-panel",
    title: "Side panel",
    about: "The record of a row, over its list.",
    source: "ui/page/side-panel.tsx",
    Content: SidePanels,
  },
  {
    id: "questions",
    title: "Questions",
    about: "A title that asks, the effect in a sentence, a button with the verb of the title.",
    source: "ui/dialogs/confirm-dialog.tsx, ui/questions",
    Content: Confirmations,
  },
  {
    id: "form-dialogs",
    title: "Form dialogs",
    about: "For something new, or a decision that needs more than a yes.",
    source: "ui/forms/form-dialog.tsx, ui/forms/edit-dialog.tsx",
    Content: FormDialogs,
  },
  {
    id: "list-dialogs",
    title: "List dialogs and keys",
    about: "To look something up without leaving the screen.",
    source: "ui/dialogs/list-dialog.tsx, ui/keyboard/keys-dialog.tsx",
    Content: ListDialogs,
  },
  {
    id: "notices",
    title: "Notices",
    about: "What was done, with Undo where it can be undone.",
    source: "ui/notices",
    Content: Notices,
  },
  {
    id: "alerts",
    title: "Alerts",
    about: "What stays true until something is done about it.",
    source: "ui/page/failed-alert.tsx, ui/page/wrapping-action.ts, ui/forms/edit-conflict.tsx",
    Content: Alerts,
  },
];
