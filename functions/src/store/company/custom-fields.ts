import type { FieldBook } from "@crewline/domain/records/custom-fields/custom-field";
import {
  bookOf,
  fieldLevels,
  fieldPageSchema,
  pagesOf,
} from "@crewline/domain/records/custom-fields/custom-field";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";

/** The fields that a company added to its employees' records: one document for each level. */
export function customFields({ unit, path }: CompanyUnit) {
  const pages = collection(unit, {
    path: `${path}/customFields`,
    schema: fieldPageSchema,
    what: "customField",
  });
  return {
    newId: pages.newId,
    book: async (): Promise<FieldBook> => bookOf(await pages.findAll(fieldLevels)),
    save: (book: FieldBook) => {
      for (const page of pagesOf(book)) pages.save(page.id, page);
    },
  };
}
