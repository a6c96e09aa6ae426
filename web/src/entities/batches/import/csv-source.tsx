import UploadFile from "@mui/icons-material/UploadFileOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { CsvTable } from "@crewline/domain/kernel/csv/read-csv";
import { counted } from "@crewline/domain/kernel/formats/counted";
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
  const input = useRef<HTMLInputElement>(null);
  const handleFile = async (file: File | undefined) => {
    if (file === undefined) return;
    setFileName(file.name);
    onChange(await readTextFile(file));
  };
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: "center", flexWrap: "wrap" }}>
        <Button
          variant="outlined"
          startIcon={<UploadFile />}
          onClick={() => input.current?.click()}
        >
          Choose a CSV file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.dat,.log,text/csv"
          hidden
          onChange={(event) => void handleFile(event.target.files?.[0])}
        />
        <Typography component="output">
          {text === ""
            ? ""
            : `${fileName === "" ? "Pasted" : fileName}: ${sizeWords(table, locale)}`}
        </Typography>
      </Stack>
      <TextInput
        label="Or paste cells with headers"
        value={fileName === "" ? text : ""}
        onChange={(pasted) => {
          setFileName("");
          onChange(pasted);
        }}
        rows={6}
      />
    </Stack>
  );
}

function sizeWords({ rows, header }: CsvTable, locale: Locale): string {
  return `${counted(rows.length, { one: "line", other: "lines" }, locale)}, ${counted(header.length, { one: "column", other: "columns" }, locale)}`;
}
