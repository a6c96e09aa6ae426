import { onDocumentCreated, onDocumentWritten } from "firebase-functions/firestore";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { documentTrigger, newDocumentTrigger } from "./document-trigger.ts";

const kind = { schema: z.object({ id: z.string() }), what: "shift" } as const;
const document = "companies/{companyId}/things/{thingId}";
const options = {
  document,
  region: "us-central1",
  memory: "512MiB",
  maxInstances: 20,
  retry: true,
} as const;

test("the deploy sees the same trigger as from the SDK's own maker", () => {
  const ours = documentTrigger(document, kind, async () => undefined);
  const theirs = onDocumentWritten(options, () => undefined);
  const { __endpoint: seen } = ours;
  const { __endpoint: expected } = theirs;
  expect(expected).toMatchObject({ ...seen });
  expect(seen.eventTrigger).toEqual(expected.eventTrigger);
});

test("so it does for new documents", () => {
  const ours = newDocumentTrigger(document, kind, async () => undefined);
  const theirs = onDocumentCreated(options, () => undefined);
  const { __endpoint: seen } = ours;
  const { __endpoint: expected } = theirs;
  expect(expected).toMatchObject({ ...seen });
  expect(seen.eventTrigger).toEqual(expected.eventTrigger);
});
