import { expect, test, vi } from "vitest";
import { handleAuth } from "../../functions/src/auth-http/handle-auth.ts";
import { localServer } from "../support/local-server.ts";
import { onProductionPath } from "../support/production-path.ts";
import type { Headers } from "./headers-of.ts";
import { headersOf } from "./headers-of.ts";
import { nextAuthHandler, options } from "./next-auth-server.ts";
import { Visitor } from "./visitor.ts";

const threeTimes = (one: Headers) => [one, one, one];

/** The headers that ours adds are those of every other answer, for the same reasons. */
test("without a secret both say so in the same words, and nothing else", async () => {
  vi.stubEnv("NEXTAUTH_URL", "https://app.crewline.test");
  vi.stubEnv("NODE_ENV", "production");
  const google = await onProductionPath();
  vi.stubEnv("SESSION_SECRET", "");
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  delete options.secret;
  const answers = [];
  const headers = [];
  for (const handler of [nextAuthHandler, handleAuth]) {
    const server = await localServer((request, response) => void handler(request, response));
    for (const path of ["session", "csrf", "providers"]) {
      const reply = await new Visitor(server).send("GET", path);
      answers.push([reply.status, JSON.parse(reply.text)]);
      headers.push(headersOf(reply));
    }
    await server.stop();
  }
  await google.stop();
  vi.restoreAllMocks();
  const message =
    "There is a problem with the server configuration. Check the server logs for more information.";
  expect(answers).toHaveLength(6);
  expect(headers.slice(0, 3)).toEqual(threeTimes({ "content-type": "application/json" }));
  expect(headers.slice(3)).toEqual(
    threeTimes({
      "cache-control": "private, no-cache, no-store",
      "content-type": "application/json; charset=utf-8",
      expires: "0",
      pragma: "no-cache",
      "referrer-policy": "no-referrer",
      vary: "Authorization, Cookie",
      "x-content-type-options": "nosniff",
    }),
  );
  for (const answer of answers) expect(answer).toEqual([500, { message }]);
});
