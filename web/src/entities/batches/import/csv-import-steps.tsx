import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useMemo, useState } from "react";
import type { ColumnMap, ImportField } from "@crewline/domain/kernel/csv/map-columns";
import { leftOutHeadings, mapColumns } from "@crewline/domain/kernel/csv/map-columns";
import type { PlannedRow } from "@crewline/domain/kernel/csv/planned-row";
import type { CsvLine, CsvTable } from "@crewline/domain/kernel/csv/read-csv";
import { readCsv } from "@crewline/domain/kernel/csv/read-csv";
import { useLocale } from "../../../locale/use-locale.ts";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import type { FormProblem } from "../../../ui/dialogs/form-problem.ts";
import { BatchProgressBar } from "../batch-result.tsx";
import { ColumnMapping } from "./column-mapping.tsx";
import { CsvSource } from "./csv-source.tsx";
import { DryRun } from "./dry-run.tsx";
import type { BatchProgress } from "../batch-calls.ts";
import { LeftOut } from "./left-out.tsx";
import type { Step } from "./import-step.ts";
import { stepWords, sourceProblem } from "./import-step.ts";

export interface ImportFile {
  header: readonly string[];
  rows: readonly CsvLine[];
  map: ColumnMap;
}

export interface CsvImportStepsProps<R> {
  title: string;
  /** The importable data and how lines find their records; above the first step. */
  intro: ReactNode;
  fields: readonly ImportField[];
  /** Reads the text of a file; as a file with headings unless given. */
  readTable?: (text: string) => CsvTable;
  /** The fields that the columns are first taken for; by their headings unless given. */
  guess?: (table: CsvTable) => ColumnMap;
  /** Choices beside the columns, for example what an empty cell means. */
  options?: ReactNode;
  /** The dry run; keep it stable between renders. */
  plan: (file: ImportFile) => PlannedRow<R>[];
  /** Computes the other parts of the dry run; returns whether it could. */
  check?:
    | { run: (file: ImportFile) => Promise<boolean>; progress: BatchProgress | null }
    | undefined;
  /** Advice about columns that are left out; null where nothing needs a word. */
  leftOutWords?: (headings: readonly string[]) => string | null;
  /** The input for the reason that some lines need; null where none does. */
  reasonInput?: ReactNode;
  /** Sends what the lines ask for. */
  onSend: (rows: readonly R[]) => Promise<void>;
  /** How far the sending is; null while nothing is sent. */
  progress: BatchProgress | null;
  /** The reason why the last call failed. */
  problem: FormProblem | null;
  onClose: () => void;
}

/** From a file or pasted cells over columns and a dry run to what is sent. */
export function CsvImportSteps<R>(props: CsvImportStepsProps<R>) {
  const locale = useLocale();
  const { title, intro, fields, readTable = readCsv, options, plan, check, onClose } = props;
  const { reasonInput = null } = props;
  const { guess = (read: CsvTable) => mapColumns(read.header, fields) } = props;
  const [step, setStep] = useState<Step>("source");
  const [text, setText] = useState("");
  const table = useMemo(() => readTable(text), [readTable, text]);
  const [map, setMap] = useState<ColumnMap>([]);
  const planned = useMemo(
    () => (step === "check" ? plan({ header: table.header, rows: table.rows, map }) : []),
    [step, plan, table, map],
  );
  const progress = props.progress ?? check?.progress ?? null;
  const sendable = planned.flatMap(({ row }) => (row === null ? [] : [row]));
  const [localProblem, setLocalProblem] = useState<string | null>(null);
  const isOverriding = reasonInput !== null;
  const words = stepWords(step, { count: sendable.length, isOverriding }, locale);

  const handleSubmit = async () => {
    setLocalProblem(null);
    if (step === "source") {
      const broken = sourceProblem(table, locale);
      if (broken !== null) return setLocalProblem(broken);
      setMap(guess(table));
      setStep("columns");
    } else if (step === "columns") {
      if (map.every((field) => field === null)) return setLocalProblem("Choose some columns.");
      const file = { header: table.header, rows: table.rows, map };
      if (check !== undefined && !(await check.run(file))) return undefined;
      setStep("check");
    } else if (sendable.length === 0) onClose();
    else await props.onSend(sendable);
  };

  return (
    <FormDialog
      open
      title={`${title}: ${words.title}`}
      submitLabel={words.submit}
      onSubmit={handleSubmit}
      isRunning={progress !== null}
      problem={localProblem === null ? props.problem : { message: localProblem, fieldErrors: {} }}
      onClose={onClose}
      maxWidth="md"
      back={
        step !== "source" && (
          <Button
            color="inherit"
            sx={{ mr: "auto" }}
            disabled={progress !== null}
            onClick={() => setStep(step === "check" ? "columns" : "source")}
          >
            Back
          </Button>
        )
      }
    >
      {step === "source" && (
        <>
          {intro}
          <CsvSource text={text} onChange={setText} table={table} />
        </>
      )}
      {step === "columns" && (
        <>
          <ColumnMapping table={table} fields={fields} map={map} onChange={setMap} />
          {options}
        </>
      )}
      {step === "check" && (
        <>
          <LeftOut headings={leftOutHeadings(table.header, map)} words={props.leftOutWords} />
          <DryRun planned={planned} />
          {reasonInput}
        </>
      )}
      <BatchProgressBar progress={progress} />
    </FormDialog>
  );
}
