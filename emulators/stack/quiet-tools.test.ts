import { expect, test } from "vitest";
import { busyParts, quietTools } from "./quiet-tools.ts";

test("only warnings, failures and the start are told", () => {
  const parts = {
    logger: { debug: () => expect.unreachable() },
    emulatorLogger: { shouldSupress: (_type: string) => false },
    taskController: { UPDATE_TIMEOUT: 0 },
  };
  quietTools(parts);
  parts.logger.debug();
  const types = ["DEBUG", "BULLET", "SUCCESS", "USER", "WARN", "ERROR"];
  const quiet = types.filter((type) => parts.emulatorLogger.shouldSupress(type));
  expect(quiet).toEqual(["DEBUG", "BULLET"]);
  expect(parts.taskController).toEqual({ UPDATE_TIMEOUT: 50 });
});

test("the firebase-tools that are installed have what is changed", () => {
  const { logger, emulatorLogger, taskController } = busyParts();
  expect(logger.debug).toBeTypeOf("function");
  expect(emulatorLogger.shouldSupress).toBeTypeOf("function");
  expect(taskController.UPDATE_TIMEOUT).toBe(0);
});
