import { parseArgs } from "node:util";
import { Problem } from "../problem.ts";

export interface StartOptions {
  /** Forgets the data of earlier runs. */
  isFresh: boolean;
  /** Serves the web application from source, with hot reload. */
  isDevelopment: boolean;
  /** Arguments for the seed, used when a demo company is created. */
  seedArgs: string[];
}

const usage = "npm start -- [--fresh] [--employees N] [--weeks N]";

/** Reads the arguments of the start command; throws a Problem that shows the usage. */
export function readStartOptions(args: readonly string[]): StartOptions {
  const values = parse(args);
  const sizes = (["employees", "weeks"] as const).flatMap((name) => {
    const value = values[name];
    if (value === undefined) return [];
    if (!/^[1-9]\d{0,4}$/.test(value)) {
      throw new Problem(`--${name} takes a whole number from 1 on, not "${value}": ${usage}`);
    }
    return [`--${name}`, value];
  });
  return {
    isFresh: values.fresh === true,
    isDevelopment: values.dev === true,
    seedArgs: sizes,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        fresh: { type: "boolean" },
        dev: { type: "boolean" },
        employees: { type: "string" },
        weeks: { type: "string" },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(/[.\n]/)[0] : String(error);
    throw new Problem(`${reason}: use ${usage}`);
  }
}
