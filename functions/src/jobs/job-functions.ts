import { mailIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { EventTask } from "@crewline/domain/records/events/domain-event";
import { eventTaskSchema } from "@crewline/domain/records/events/domain-event";
import { dueTaskSchema } from "@crewline/domain/records/jobs/due-work";
import type { DueJob } from "@crewline/domain/records/jobs/due-work";
import { documentIdSchema } from "@crewline/domain/kernel/fields/fields";
import type { TaskQueueFunction } from "firebase-functions/tasks";
import { z } from "zod/mini";
import type { ConsumerName } from "./catalogue.ts";
import { consumerNames, consumers, dueJobEntries } from "./catalogue.ts";
import { consumeEvent } from "./consume-event.ts";
import { runDueWork } from "./run-due-work.ts";
import { sendMessage } from "./send-mail.ts";
import { taskFunction } from "./task-function.ts";

const SENDERS_AT_ONCE = 10;

interface JobSecrets {
  /** Bound to the sender of mail alone. */
  mailSecrets: string[];
  /** Bound to the work that speaks to the payment provider. */
  stripeSecrets: string[];
}

/** The work that ends what an erased company pays, counts the people it pays for, or renames it. */
const billingJobs: readonly (DueJob | ConsumerName)[] = [
  "billingName",
  "companyErasure",
  "companyNight",
];

/** The functions of the catalogue with their queues. */
export function jobFunctions({
  mailSecrets,
  stripeSecrets,
}: JobSecrets): Record<string, TaskQueueFunction> {
  return {
    ...ofDueJobs(stripeSecrets),
    ...ofConsumers(stripeSecrets),
    sendMail: taskFunction({
      schema: z.object({ id: z.pipe(documentIdSchema, mailIdSchema) }),
      run: ({ id }) => sendMessage(id),
      atOnce: SENDERS_AT_ONCE,
      secrets: mailSecrets,
    }),
  };
}

function ofDueJobs(stripeSecrets: string[]): Record<DueJob, TaskQueueFunction> {
  const entries = Object.entries(dueJobEntries).map(([name, { atOnce }]) => {
    const secrets = billingJobs.some((job) => job === name) ? stripeSecrets : [];
    return [
      name,
      taskFunction({ schema: dueTaskSchema, run: runDueWork, atOnce, secrets }),
    ] as const;
  });
  return Object.fromEntries(entries) as Record<DueJob, TaskQueueFunction>;
}

function ofConsumers(stripeSecrets: string[]): Record<string, TaskQueueFunction> {
  const entries = consumerNames.map((name) => {
    const { atOnce } = consumers[name];
    const run = (task: EventTask) => consumeEvent(name, task);
    const secrets = billingJobs.includes(name) ? stripeSecrets : [];
    return [name, taskFunction({ schema: eventTaskSchema, run, atOnce, secrets })] as const;
  });
  return Object.fromEntries(entries);
}
