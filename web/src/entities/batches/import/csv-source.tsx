import UploadFile from "@mui/icons-material/UploadFileOutlined";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useRef, useState } from "react";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { CsvTable } from "@crewline/domain/kernel/csv/read-csv";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { fileProblemText, fileSourceTexts } from "@crewline/domain/words/imports/file-source-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { readTextFile } from "./read-text-file.ts";

interface CsvSourceProps {
  text: string;
  onChange: (text: string) => void;
  table: CsvTable;
}

/** A CSV file, or cells pasted out of a spreadsheet, headings included. */
export function CsvSource({ text, onChange, table }: CsvSourceProps) {
  const locale = useLocale();
  const [fileName, setFileName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const handleFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readTextFile(file);
    setFileName(file.name);
    setProblem("problem" in read ? fileProblemText(read.problem, file.name, locale) : null);
    onChange("text" in read ? read.text : "");
  };
  return (
    <Stack spacing={2}>
      <FileChoice onFile={(file) => void handleFile(file)}>
        <Typography component="output">
          {text === ""
            ? ""
            : `${fileName === "" ? "Pasted" : fileName}: ${sizeWords(table, locale)}`}
        </Typography>
      </FileChoice>
      {problem !== null && <Alert severity="warning">{problem}</Alert>}
      <TextInput
        label="Or paste cells with headers"
        value={fileName === "" ? text : ""}
        onChange={(pasted) => {
          setFileName("");
          setProblem(null);
          onChange(pasted);
        }}
        rows={6}
      />
    </Stack>
  );
}

interface FileChoiceProps {
  onFile: (file: File | undefined) => void;
  /** What was chosen. */
  children: ReactNode;
}

/** A file from the computer's own dialog, or dropped here; the same one can be chosen again. */
function FileChoice({ onFile, children }: FileChoiceProps) {
  const texts = fileSourceTexts(useLocale());
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onFile(event.dataTransfer.files[0]);
      }}
      sx={{
        alignItems: "center",
        flexWrap: "wrap",
        p: 1.5,
        border: "1px dashed",
        borderColor: "divider",
        borderRadius: 1,
      }}
    >
      <Button variant="outlined" startIcon={<UploadFile />} onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <Typography color="textSecondary" sx={{ display: { xs: "none", sm: "block" } }}>
        {texts.drop}
      </Typography>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.dat,.log,text/csv"
        hidden
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = "";
        }}
      />
      {children}
    </Stack>
  );
}

function sizeWords({ rows, header }: CsvTable, locale: Locale): string {
  return `${counted(rows.length, { one: "line", other: "lines" }, locale)}, ${counted(header.length, { one: "column", other: "columns" }, locale)}`;
}
