import type { TaskQueueFunction } from "firebase-functions/tasks";
import { onTaskDispatched } from "firebase-functions/tasks";
import type { z } from "zod/mini";
import { REGION } from "../platform/region.ts";
import { TASK_SECONDS } from "../platform/task-queue.ts";
import { unlessUnreadable } from "./unless-unreadable.ts";

interface TaskOptions<T> {
  /** The schema of a task's data; other data is refused. */
  schema: z.ZodMiniType<T>;
  run: (told: T) => Promise<void>;
  /** The number of tasks that run at the same moment, over all companies. */
  atOnce: number;
  secrets?: string[];
}

/** Cloud Tasks gives up after these; work with a due time is given out again by the tick. */
const MOST_ATTEMPTS = 3;
const FIRST_PAUSE_SECONDS = 20;

/** A function with a task queue of its own: a backlog or a failure holds no other queue. */
export function taskFunction<T>({
  schema,
  run,
  atOnce,
  secrets = [],
}: TaskOptions<T>): TaskQueueFunction {
  return onTaskDispatched(
    {
      region: REGION,
      memory: "512MiB",
      timeoutSeconds: TASK_SECONDS,
      retryConfig: { maxAttempts: MOST_ATTEMPTS, minBackoffSeconds: FIRST_PAUSE_SECONDS },
      rateLimits: { maxConcurrentDispatches: atOnce },
      secrets,
    },
    async ({ data }) => {
      const told = schema.parse(data);
      await unlessUnreadable(() => run(told));
    },
  );
}
