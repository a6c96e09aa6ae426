import { mkdirSync, writeFileSync } from "node:fs";
import { cacheFolder, inCache } from "../paths.ts";

const settings = "handlers=java.util.logging.ConsoleHandler\n.level=SEVERE\n";

/**
 * The environment in which the Firestore emulator tells of nothing but disasters. It would log each
 * refused read with its stack, a hundred megabytes in a run of the rules tests, and the other
 * emulators' process would copy that line by line.
 */
export function quietJava(): Record<string, string> {
  mkdirSync(cacheFolder, { recursive: true });
  const file = inCache("java-logging.properties");
  writeFileSync(file, settings);
  const given = process.env["JAVA_TOOL_OPTIONS"] ?? "";
  const option = `"-Djava.util.logging.config.file=${file}"`;
  return { JAVA_TOOL_OPTIONS: `${given} ${option}`.trim() };
}
