import type { DesignSection } from "../frame/design-section.ts";
import { CheckFields } from "./check-fields.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import { FigureFields } from "./figure-fields.tsx";
import { Forms } from "./forms.tsx";
import { TextFields } from "./text-fields.tsx";

/** What takes values. */
export const entrySections: readonly DesignSection[] = [
  {
    id: "text-fields",
    title: "Text fields",
    about: "The error takes the place of the help and is read out with the field.",
    source: "ui/inputs/text-input.tsx, ui/inputs/code-input.tsx",
    Content: TextFields,
  },
  {
    id: "figure-fields",
    title: "Days, times, figures",
    about: "Text in many spellings; while it is typed, what it means is shown below.",
    source: "inputs, ui/inputs/day-input.tsx, ui/inputs/meaning-input.tsx",
    Content: FigureFields,
  },
  {
    id: "choice-fields",
    title: "Choices",
    about: "One or several out of few.",
    source:
      "ui/inputs/select-input.tsx, ui/inputs/multi-select-input.tsx, ui/inputs/tags-input.tsx",
    Content: ChoiceFields,
  },
  {
    id: "check-fields",
    title: "Checks and colours",
    about: "A check applies at once or with its form.",
    source: "ui/inputs/check-input.tsx, ui/inputs/colour-input.tsx",
    Content: CheckFields,
  },
  {
    id: "forms",
    title: "Forms",
    about: "Fields below each other, the refusal above the buttons, Save at the right.",
    source: "ui/forms/edit-form.tsx",
    Content: Forms,
  },
];
