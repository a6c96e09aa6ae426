import { parseArgs } from "node:util";
import { Problem } from "../problem.ts";

export interface StartOptions {
  /** Deletes the data of earlier runs. */
  isFresh: boolean;
  /** Serves the web application from source, with hot reload. */
  isDevelopment: boolean;
  /** Arguments for the seed, used when the demo company is created: the weeks of its history. */
  seedArgs: string[];
}

const usage = "npm start -- [--fresh] [--weeks N]";

/** Reads the arguments of the start command; throws a Problem that shows the usage. */
export function readStartOptions(args: readonly string[]): StartOptions {
  const { fresh = false, dev = false, weeks } = parse(args);
  if (weeks !== undefined && !/^[1-9]\d{0,2}$/.test(weeks)) {
    throw new Problem(`--weeks takes a whole number from 1 to 999, not "${weeks}": use ${usage}`);
  }
  return {
    isFresh: fresh,
    isDevelopment: dev,
    seedArgs: weeks === undefined ? [] : ["--weeks", weeks],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        fresh: { type: "boolean" },
        dev: { type: "boolean" },
        weeks: { type: "string" },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(/[.\n]/)[0] : String(error);
    throw new Problem(`${reason}: use ${usage}`);
  }
}
