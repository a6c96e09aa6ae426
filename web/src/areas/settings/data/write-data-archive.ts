import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Company } from "@crewline/domain/records/company/company";
import type { ExportPage } from "@crewline/domain/records/data-export/data-export";
import type { ExportKind } from "@crewline/domain/records/data-export/export-kinds";
import { exportKindNames } from "@crewline/domain/records/data-export/export-kinds";
import type { DataExport } from "@crewline/domain/records/data-export/export-record";
import {
  archiveReadme,
  csvHead,
  csvLines,
  jsonElements,
} from "@crewline/domain/projections/files/export-text";
import type { Archive } from "./archive.ts";
import { createArchive } from "./archive.ts";

/** The progress of the archive: the kind that is being read, and the number of rows written. */
export interface ArchiveProgress {
  kind: ExportKind;
  rows: number;
}

interface Source {
  started: DataExport;
  company: Company;
  /** The page of a kind that follows the row `after`. */
  fetchPage: (kind: ExportKind, after: string | null) => Promise<ExportPage>;
  onProgress: (progress: ArchiveProgress) => void;
  signal: AbortSignal;
  /** The reader of its README. */
  locale: Locale;
}

/** Everything of the company as CSV and JSON with a README, page by page. Throws when cancelled. */
export async function writeDataArchive(source: Source): Promise<Blob> {
  const archive = createArchive();
  const counts = new Map<ExportKind, number>();
  let rows = 0;
  for (const kind of exportKindNames) {
    source.onProgress({ kind, rows });
    const onRows = (more: number) => source.onProgress({ kind, rows: rows + more });
    const count = await writeKind(archive, source, { kind, onRows });
    counts.set(kind, count);
    rows += count;
  }
  const readme = archive.open("README.txt");
  readme.write(archiveReadme(source, counts, source.locale));
  readme.close();
  return archive.finish();
}

async function writeKind(
  archive: Archive,
  { fetchPage, signal }: Source,
  { kind, onRows }: { kind: ExportKind; onRows: (count: number) => void },
): Promise<number> {
  const csv = archive.open(`csv/${kind}.csv`);
  const json = archive.open(`json/${kind}.json`);
  csv.write(csvHead(kind));
  json.write("[\n");
  let count = 0;
  let after: string | null = null;
  do {
    signal.throwIfAborted();
    const page: ExportPage = await fetchPage(kind, after);
    csv.write(csvLines(kind, page.rows));
    json.write(jsonElements(page.rows, count === 0));
    count += page.rows.length;
    onRows(count);
    after = page.next;
  } while (after !== null);
  json.write("\n]\n");
  csv.close();
  json.close();
  return count;
}
