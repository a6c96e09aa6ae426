import type { ListViews } from "@crewline/domain/records/company/saved-view";
import { listViewsSchema } from "@crewline/domain/records/company/saved-view";
import { companyPath } from "./company.ts";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

/** The reader's own saved views of one list; null before the first. */
export function listViewsSource(reader: Reader, screen: string): LiveSource<ListViews | null> {
  return documentSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/members/${reader.uid}/listViews/${screen}`,
    schema: listViewsSchema,
  });
}
