import type { DataExportId } from "@crewline/domain/kernel/ids/record-ids";
import { useRef, useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { problemOf } from "../../../api/problem.ts";
import { queryClient } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { downloadBlob } from "../../../ui/tables/csv-file.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import type { ArchiveProgress } from "./write-data-archive.ts";
import { writeDataArchive } from "./write-data-archive.ts";

/** Fetches all data of the company and saves it as one ZIP; it can be cancelled. */
export function useDataExport(company: Company) {
  const command = useCommand(trpc.settings.startExport.mutationOptions());
  const [progress, setProgress] = useState<ArchiveProgress | null>(null);
  const cancelling = useRef<AbortController | null>(null);
  const notify = useNotice();
  const locale = useLocale();

  /** With what product staff prepared, takes that. */
  const run = async (preparedId: DataExportId | null = null) => {
    const started = await command.run({ preparedId });
    if (started === null) return;
    const controller = new AbortController();
    cancelling.current = controller;
    try {
      const archive = await writeDataArchive({
        started,
        company,
        fetchPage: (kind, after) => fetchPage(started.id, kind, after),
        onProgress: setProgress,
        signal: controller.signal,
        locale,
      });
      downloadBlob(`${PREFIX}-${started.startedAt.slice(0, 10)}.zip`, archive);
    } catch (error) {
      const text = controller.signal.aborted ? "Cancelled." : problemOf(error).message;
      notify({ text, tone: "danger" });
    } finally {
      setProgress(null);
    }
  };

  return {
    run,
    cancel: () => cancelling.current?.abort(),
    progress,
    isRunning: command.isRunning || progress !== null,
    problem: command.problem,
  };
}

const PREFIX = `${PRODUCT_NAME.toLowerCase()}-data`;

/** A page is asked for once and not kept: together they would not fit into memory. */
function fetchPage(exportId: DataExportId, kind: ArchiveProgress["kind"], after: string | null) {
  const options = trpc.settings.exportPage.queryOptions({ exportId, kind, after });
  return queryClient.fetchQuery({ ...options, gcTime: 0 });
}
