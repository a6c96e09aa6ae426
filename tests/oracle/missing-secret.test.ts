import { expect, test, vi } from "vitest";
import { handleAuth } from "../../functions/src/auth-http/handle-auth.ts";
import { localServer } from "../support/local-server.ts";
import { onProductionPath } from "../support/production-path.ts";
import { nextAuthHandler, options } from "./next-auth-server.ts";
import { Visitor } from "./visitor.ts";

test("without a secret both say so in the same words, and nothing else", async () => {
  vi.stubEnv("NEXTAUTH_URL", "https://app.crewline.test");
  vi.stubEnv("NODE_ENV", "production");
  const google = await onProductionPath();
  vi.stubEnv("SESSION_SECRET", "");
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  delete options.secret;
  const answers = [];
  for (const handler of [nextAuthHandler, handleAuth]) {
    const server = await localServer((request, response) => void handler(request, response));
    for (const path of ["session", "csrf", "providers"]) {
      const { status, text } = await new Visitor(server).send("GET", path);
      answers.push([status, JSON.parse(text)]);
    }
    await server.stop();
  }
  await google.stop();
  vi.restoreAllMocks();
  const message =
    "There is a problem with the server configuration. Check the server logs for more information.";
  expect(answers).toHaveLength(6);
  for (const answer of answers) expect(answer).toEqual([500, { message }]);
});
