import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { RawData, RawDocument } from "../store/company/raw-documents.ts";

/** Some documents of one place and those beside them, with the company's own document. */
export interface MigrationPage {
  companyId: CompanyId;
  place: string;
  company: RawData;
  documents: readonly RawDocument[];
}

/**
 * A change of how data is stored. Documents that have the new shape already are left alone, so a
 * migration may run any number of times.
 */
export interface Migration {
  /** The name of its record below each company; it never changes. */
  id: string;
  description: string;
  /** The places that may hold old documents, in the order in which they are changed. */
  places: readonly string[];
  /** The paths of further documents that the step reads with one of a page. */
  beside?: (path: string) => readonly string[];
  /** As `beside`, where the paths follow from what the documents of a page hold. */
  besideAll?: (documents: readonly RawDocument[]) => readonly string[];
  /**
   * Returns the documents to be written, each in whole, under their paths below the company; none
   * if the page has the new shape. It may be called several times for one page.
   */
  step: (page: MigrationPage) => RawDocument[];
}
