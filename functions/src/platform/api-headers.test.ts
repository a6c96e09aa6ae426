import { createServer } from "node:http";
import { expect, test } from "vitest";
import { setApiHeaders } from "./api-headers.ts";

test("an answer stays in no cache, varies by who asks, and does not name the framework", async () => {
  const server = createServer((_request, response) => {
    response.setHeader("X-Powered-By", "Express");
    setApiHeaders(response);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  server.close();
  expect(headers.get("x-powered-by")).toBeNull();
  expect(headers.get("vary")).toBe("Authorization, Cookie");
  expect(headers.get("cache-control")).toBe("private, no-cache, no-store");
});
