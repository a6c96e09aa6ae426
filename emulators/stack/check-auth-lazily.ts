import { createRequire } from "node:module";
import { inRoot } from "../paths.ts";

type Middleware = (api: unknown, options: object) => Promise<unknown>;

/** The library by which the Auth emulator checks its requests. */
export interface RequestChecker {
  middleware: Middleware;
}

/**
 * Makes the Auth emulator compile the check of a kind of request when the first of them comes. It
 * compiles those of all 200 kinds at its start otherwise, which takes longer than everything else
 * in the start of a stack. Takes the library and changes it.
 */
export function checkAuthLazily(checker: RequestChecker): void {
  const { middleware } = checker;
  checker.middleware = (api, options) =>
    middleware(api, { ...options, lazyCompileValidationSchemas: true });
}

/** That of the firebase-tools that are installed. */
export function requestChecker(): RequestChecker {
  const tools = createRequire(inRoot("node_modules", "firebase-tools", "package.json"));
  return tools("exegesis-express");
}
