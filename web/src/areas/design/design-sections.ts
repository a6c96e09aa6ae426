import { dataSections } from "./data/data-sections.ts";
import { entrySections } from "./entry/entry-sections.ts";
import { lookSections } from "./look/look-sections.ts";
import { overlaySections } from "./overlays/overlay-sections.ts";

/** All sections in the order of the page. */
export const designSections = [
  ...lookSections,
  ...dataSections,
  ...entrySections,
  ...overlaySections,
];
