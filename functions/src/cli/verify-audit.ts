import { readFile } from "node:fs/promises";
import {
  fileCheckSentences,
  fileFindingSentence,
} from "@crewline/domain/projections/audits/finding-words";
import { verifyAuditFile } from "@crewline/domain/projections/audits/verify-audit-file";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { sha256 } from "../platform/digest.ts";

/**
 * `npm run verify-audit -- file.csv`: checks an exported audit without a network or a secret. The
 * exit code is 1 if the file is not as it was exported, or cannot be read.
 */
async function main(): Promise<void> {
  const [path, ...others] = process.argv.slice(2);
  if (path === undefined || others.length > 0) {
    throw new Error("Name one file: npm run verify-audit -- audit.csv");
  }
  const check = verifyAuditFile(await readFile(path, "utf8"), sha256);
  for (const sentence of fileCheckSentences(check, unknownReader)) console.log(sentence);
  for (const finding of check.findings) console.error(fileFindingSentence(finding, unknownReader));
  if (check.findings.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
