import { createRequire } from "node:module";
import { inRoot } from "../paths.ts";

interface Logger {
  debug: (...words: unknown[]) => unknown;
}

interface EmulatorLogger {
  /** What is not told at all, such as the beginning and the end of each request. */
  shouldSupress: (type: string) => boolean;
}

interface TaskController {
  UPDATE_TIMEOUT: number;
  LISTEN_TIMEOUT: number;
}

/** The parts of firebase-tools that work for each request without a use to us. */
export interface BusyParts {
  logger: Logger;
  emulatorLogger: EmulatorLogger;
  taskController: TaskController;
}

/** The pause between two looks at the queues while they have tasks. */
const LOOK_MILLISECONDS = 50;
/** The pause of queues without tasks, by the clock of the run. */
const LISTEN_MILLISECONDS = 1000;

/**
 * Makes firebase-tools say what goes wrong, and how it starts: version 14 writes 25 lines for each
 * request, 200 megabytes in a run of the tests. Its task queues look for work without a pause while
 * one task runs or waits for its next try. Takes the parts and changes them. Queues without tasks
 * wait a second, as before: tasks that come meanwhile do their work in one. A clock that runs
 * faster shortens it.
 */
export function quietTools(
  { logger, emulatorLogger, taskController }: BusyParts,
  speed: number,
): void {
  logger.debug = () => logger;
  emulatorLogger.shouldSupress = (type) => type === "DEBUG" || type === "BULLET";
  taskController.UPDATE_TIMEOUT = LOOK_MILLISECONDS;
  taskController.LISTEN_TIMEOUT = Math.max(LOOK_MILLISECONDS, LISTEN_MILLISECONDS / speed);
}

/** Those of the firebase-tools that are installed. */
export function busyParts(): BusyParts {
  const load = createRequire(import.meta.url);
  const folder = inRoot("node_modules", "firebase-tools", "lib");
  return {
    logger: load(`${folder}/logger.js`).logger,
    emulatorLogger: load(`${folder}/emulator/emulatorLogger.js`).EmulatorLogger,
    taskController: load(`${folder}/emulator/tasksEmulator.js`).TaskQueueController,
  };
}
