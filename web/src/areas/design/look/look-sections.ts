import type { DesignSection } from "../frame/design-section.ts";
import { Buttons } from "./buttons.tsx";
import { Colours } from "./colours.tsx";
import { Density } from "./density.tsx";
import { Elevation } from "./elevation.tsx";
import { JobRoleTints } from "./job-role-tints.tsx";
import { People } from "./people.tsx";
import { Spacing } from "./spacing.tsx";
import { States } from "./states.tsx";
import { TypeScale } from "./type-scale.tsx";

/** What all screens have in common. */
export const lookSections: readonly DesignSection[] = [
  {
    id: "type",
    title: "Type",
    about: "The system's own fonts. The title of a page is a first heading of 20 px.",
    source: "ui/page/theme.ts",
    Content: TypeScale,
  },
  {
    id: "spacing",
    title: "Spacing",
    about: "Distances are multiples of 8 px, half of that where things belong closely together.",
    source: "ui/page/theme.ts",
    Content: Spacing,
  },
  {
    id: "density",
    title: "Density",
    about: "One preference for all tables of a reader.",
    source: "ui/tables/table-density.ts",
    Content: Density,
  },
  {
    id: "elevation",
    title: "Elevation",
    about: "Parts of the page have a line; what lies over it has a shadow.",
    source: "ui/page/theme.ts",
    Content: Elevation,
  },
  {
    id: "colours",
    title: "Colours",
    about: "Contrast of text and ground in the present theme. WCAG AA asks for 4.5 : 1.",
    source: "ui/page/theme.ts",
    Content: Colours,
  },
  {
    id: "tints",
    title: "Tints of job roles",
    about: "The colour of a job role or a person as a light tint below ordinary text.",
    source: "ui/page/tint.ts",
    Content: JobRoleTints,
  },
  {
    id: "states",
    title: "States",
    about: "A state in words. Its mark differs in shape, so that it needs no colour.",
    source: "ui/page/status-chip.tsx",
    Content: States,
  },
  {
    id: "people",
    title: "People",
    about: "The photo of an employee, or the initials on their colour.",
    source: "entities/employees/photo/person-avatar.tsx",
    Content: People,
  },
  {
    id: "buttons",
    title: "Buttons",
    about: "Labels are verbs. Tab shows the focus, the pointer a tint.",
    source: "ui/page/theme.ts, ui/acts",
    Content: Buttons,
  },
];
