import { firebaseApp } from "./firebase-app.ts";
import { REGION } from "./region.ts";

/** A task for the function of that name. */
export interface Task {
  function: string;
  /** A second task with the key of an earlier one is not accepted. */
  key: string;
  data: Readonly<Record<string, string>>;
}

export type Enqueue = (task: Task) => Promise<void>;

/** Longer than any task takes; after it the queue tries again. */
export const TASK_SECONDS = 540;

/**
 * Adds a task to its function's queue. One that the queue has had before is left out; the queue
 * forgets keys after a while, so a repeated task must change nothing.
 */
export const enqueueTask: Enqueue = async ({ function: name, key, data }) => {
  const { getFunctions } = await import("firebase-admin/functions");
  const queue = getFunctions(await firebaseApp()).taskQueue(
    `locations/${REGION}/functions/${name}`,
  );
  try {
    await queue.enqueue(data, { id: key, dispatchDeadlineSeconds: TASK_SECONDS });
  } catch (error) {
    if (!isKnownKey(error)) throw error;
  }
};

function isKnownKey(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && error.code === "functions/task-already-exists"
  );
}
