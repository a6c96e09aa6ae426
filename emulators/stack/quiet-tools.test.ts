import { expect, test } from "vitest";
import { busyParts, quietTools } from "./quiet-tools.ts";

test("only warnings, failures and the start are told", () => {
  const parts = {
    logger: { debug: () => expect.unreachable() },
    emulatorLogger: { shouldSupress: (_type: string) => false },
    taskController: { UPDATE_TIMEOUT: 0, LISTEN_TIMEOUT: 1000 },
  };
  quietTools(parts, 1);
  parts.logger.debug();
  const types = ["DEBUG", "BULLET", "SUCCESS", "USER", "WARN", "ERROR"];
  const quiet = types.filter((type) => parts.emulatorLogger.shouldSupress(type));
  expect(quiet).toEqual(["DEBUG", "BULLET"]);
  expect(parts.taskController).toEqual({ UPDATE_TIMEOUT: 50, LISTEN_TIMEOUT: 1000 });
  quietTools(parts, 10);
  expect(parts.taskController).toEqual({ UPDATE_TIMEOUT: 50, LISTEN_TIMEOUT: 100 });
});

test("the firebase-tools that are installed have what is changed", () => {
  const { logger, emulatorLogger, taskController } = busyParts();
  expect(logger.debug).toBeTypeOf("function");
  expect(emulatorLogger.shouldSupress).toBeTypeOf("function");
  const { UPDATE_TIMEOUT, LISTEN_TIMEOUT } = taskController;
  expect([UPDATE_TIMEOUT, LISTEN_TIMEOUT]).toEqual([0, 1000]);
});
