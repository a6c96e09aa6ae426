import { mkdirSync, writeFileSync } from "node:fs";
import { cacheFolder, inCache } from "../paths.ts";

const settings = "handlers=java.util.logging.ConsoleHandler\n.level=SEVERE\n";

/**
 * A stack runs for minutes: the second compiler and the parallel collector of a server would cost
 * the tests more time than they save (halves the emulator's CPU and takes a third of its memory).
 */
const shortLived = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

/**
 * For the suites of the server as a whole, which keep the emulator busy for ten minutes: the second
 * compiler saves a fifth of its CPU then. Options that the environment has win over the above.
 */
export const busyForLong = { JAVA_TOOL_OPTIONS: "-XX:TieredStopAtLevel=4 -Xmn512m" };

/**
 * The environment of the Firestore emulator. It logs only fatal errors: otherwise each refused read
 * is logged with its stack, a hundred megabytes in a run of the rules tests, which the other
 * emulators' process copies line by line.
 */
export function javaEnvironment(): Record<string, string> {
  mkdirSync(cacheFolder, { recursive: true });
  const file = inCache("java-logging.properties");
  writeFileSync(file, settings);
  const given = process.env["JAVA_TOOL_OPTIONS"] ?? "";
  const option = `"-Djava.util.logging.config.file=${file}"`;
  return { JAVA_TOOL_OPTIONS: `${shortLived} ${given} ${option}` };
}
