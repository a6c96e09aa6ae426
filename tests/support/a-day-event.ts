import type { DayEventId } from "@crewline/domain/kernel/ids/record-ids";
import type { TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";

/** A note of a day far ahead for the managers of Harbor. */
export async function aDayEvent({ owner, harbor }: TestCompany): Promise<DayEventId> {
  const days = { from: "2126-01-01", until: "2126-01-01", times: null };
  const { dayEventId } = await owner.api.calendar.addEvent.mutate({
    ...anAttempt(),
    event: { title: "Delivery", text: "", ...days, locationId: harbor, audience: "managers" },
  });
  return dayEventId;
}
