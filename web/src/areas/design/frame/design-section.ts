import type { ComponentType } from "react";

/** A family of pieces on the page. */
export interface DesignSection {
  /** Its name in the address: `/design#tables`. */
  id: string;
  title: string;
  /** When to use which piece, in one or two sentences. */
  about: string;
  /** Where the pieces are, below web/src. */
  source: string;
  Content: ComponentType;
}
