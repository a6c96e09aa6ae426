import { useOutbox } from "../../outbox/use-outbox.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import type { QueuedAnswer } from "./with-typed.ts";

/** The person's answers that wait on this device, the oldest first. */
export function useQueuedAnswers(): QueuedAnswer[] {
  const { uid, companyId } = useActor();
  const { displayName, email } = useLogin();
  const owner = { uid, companyId, name: displayName ?? email };
  const { waiting } = useOutbox(owner, "templates");
  // Items of the outbox are stored with the input that `useAnswers` gave them.
  return waiting.map(({ input, tapped: { at } }) => ({ ...(input as QueuedAnswer), at }));
}
