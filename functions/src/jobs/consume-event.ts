import type { DomainEvent, EventTask } from "@crewline/domain/records/events/domain-event";
import { log } from "../platform/log.ts";
import type { Enqueue } from "../platform/task-queue.ts";
import { enqueueTask } from "../platform/task-queue.ts";
import { readCompany } from "../store/company/read-company.ts";
import type { ConsumerName } from "./catalogue.ts";
import { consumerNames, consumers } from "./catalogue.ts";
import { jobFunction } from "./function-names.ts";

/** Gives a new event to each consumer of its type, as one task for each. */
export async function giveOutEvent(
  event: DomainEvent,
  enqueue: Enqueue = enqueueTask,
): Promise<void> {
  const { id: eventId, companyId, type } = event;
  const interested = consumerNames.filter((name) => {
    const { types, concerns = () => true } = consumers[name];
    return types.includes(type) && concerns(event);
  });
  const tasks = interested.map((name) => ({
    function: jobFunction(name),
    key: `${companyId}-${eventId}`,
    data: { companyId, eventId },
  }));
  await Promise.all(tasks.map(enqueue));
}

/** Lets a consumer follow an event; one that the database has deleted meanwhile is too old. */
export async function consumeEvent(
  name: ConsumerName,
  { companyId, eventId }: EventTask,
): Promise<void> {
  const event = await (await readCompany(companyId)).events.find(eventId);
  if (event === null) return;
  await consumers[name].run(event);
  log.info("event consumed", { consumer: name, companyId, type: event.type, eventId });
}
