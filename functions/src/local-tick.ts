import type { IncomingMessage, ServerResponse } from "node:http";
import { instantSchema } from "@crewline/domain/kernel/time/instant";
import { tick } from "./jobs/tick.ts";
import { now } from "./platform/clock.ts";
import { runsInEmulator } from "./platform/env.ts";
import { enqueueTask } from "./platform/task-queue.ts";

/**
 * Runs the deployed schedule's code on request, because the emulators run no schedule. `?at=` names
 * another instant, for tests; the deployed product has no such endpoint.
 */
export async function handleTick(request: IncomingMessage, response: ServerResponse) {
  if (!runsInEmulator()) {
    response.statusCode = 404;
    response.end();
    return;
  }
  const named = new URL(request.url ?? "/", "http://local").searchParams.get("at");
  const at = named === null ? now() : instantSchema.parse(named);
  const tasks = await tick({ at, enqueue: enqueueTask });
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ tasks }));
}
