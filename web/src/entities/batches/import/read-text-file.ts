import type { FileProblem } from "@crewline/domain/words/imports/file-source-words";

type ReadFile = { text: string } | { problem: FileProblem };

/**
 * Returns the text of a file that a spreadsheet wrote as text: UTF-8, UTF-16 where its mark says so,
 * and otherwise the Western encoding that older spreadsheets use. A workbook, a PDF and other files
 * for programs have none.
 */
export async function readTextFile(file: Blob): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!hasUtf16Mark(bytes) && isForPrograms(bytes)) return { problem: "notText" };
  const text = decoded(bytes);
  return text.trim() === "" ? { problem: "empty" } : { text };
}

function decoded(bytes: Uint8Array): string {
  if (hasUtf16Mark(bytes)) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function hasUtf16Mark([first, second]: Uint8Array): boolean {
  return first === 0xff && second === 0xfe;
}

const PDF_MARK = "%PDF-";

/** No text has a zero byte; workbooks have them from the start. */
function isForPrograms(bytes: Uint8Array): boolean {
  const start = String.fromCodePoint(...bytes.subarray(0, PDF_MARK.length));
  return start === PDF_MARK || bytes.includes(0);
}
