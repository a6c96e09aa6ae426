import { expect, test } from "vitest";
import { checkAuthLazily, requestChecker } from "./check-auth-lazily.ts";

test("the checks of the Auth emulator's requests are compiled when they are needed", async () => {
  const given: unknown[] = [];
  const checker = {
    middleware: async (api: unknown, options: object) => {
      given.push([api, options]);
      return "middleware";
    },
  };
  checkAuthLazily(checker);
  expect(await checker.middleware("spec", { controllers: 1 })).toBe("middleware");
  expect(given).toEqual([["spec", { controllers: 1, lazyCompileValidationSchemas: true }]]);
});

test("the firebase-tools that are installed check requests with this library", async () => {
  const { middleware } = requestChecker();
  const refused = middleware({}, { lazyCompileValidationSchemas: true });
  await expect(refused).rejects.toThrow(/OpenAPI/u);
});
