import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import { localeOf } from "@crewline/domain/kernel/formats/locale";
import { issueSentence } from "@crewline/domain/words/issues/issue-sentence";
import type { ParseArgsOptionsConfig } from "node:util";
import { parseArgs } from "node:util";
import { z } from "zod/mini";

/** Product staff read the commands in English. */
const terminal = localeOf(deviceFormats);

const projectForm = /^[a-z][a-z0-9-]{4,29}$/;

/** The options that say which project a command works on. */
export const projectShape = {
  project: z.optional(z.string().check(z.regex(projectForm, "This is not a project's id."))),
  emulator: z._default(z.boolean(), false),
};
export const projectOptions = {
  project: { type: "string" },
  emulator: { type: "boolean" },
} as const satisfies ParseArgsOptionsConfig;

interface CommandLine<S extends z.ZodMiniType> {
  options: ParseArgsOptionsConfig;
  schema: S;
  /** Shown below the mistakes. */
  usage: string;
}

/** Parses a command line; throws an Error with one line for each mistake. */
export function parseOptions<S extends z.ZodMiniType>(
  args: readonly string[],
  { options, schema, usage }: CommandLine<S>,
): z.infer<S> {
  const parsed = schema.safeParse(valuesOf(args, { options, usage }));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    (found) => `--${found.path.join(".")}: ${issueSentence(found, terminal)}`,
  );
  throw new Error([...lines, "", usage].join("\n"));
}

function valuesOf(
  args: readonly string[],
  { options, usage }: Omit<CommandLine<z.ZodMiniType>, "schema">,
): Record<string, unknown> {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ""}\n\n${usage}`, { cause: error });
  }
}
