import { afterAll, beforeAll, expect, test } from "vitest";
import { sendAll } from "../../functions/src/jobs/send-mail.ts";
import type { Member } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { tellHeld } from "../support/a-publication.ts";
import { anAttempt } from "../support/api-client.ts";
import type { TestMailServer } from "../support/mail-server.ts";
import { startMailServer } from "../support/mail-server.ts";
import { doorOf, mailsTo } from "../support/outbox.ts";

const monday = "2126-03-04";
const friday = "2126-03-08";

let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

/** Sends what waits for the person, and answers the letter about the week. */
async function weekLetterOf({ login: { email } }: Member) {
  const queued = (await mailsTo(email)).filter(({ content }) => content.kind === "weekPublished");
  await sendAll(
    queued.map(({ id }) => id),
    doorOf(server),
  );
  return server.to(email)[0];
}

test("two readers of one company get the same week, each in the formats of their screens", async () => {
  const company = await aCompany({ country: "US" });
  const [ana, ben] = [await aMember(company, { name: "Ana" }), await aMember(company)];
  await ana.api.user.savePreferences.mutate({
    ...anAttempt(),
    preferences: { clock: "24", dateOrder: "dayFirst" },
  });
  for (const { employeeId } of [ana, ben]) {
    await aShift(company, { employeeId, day: friday, range: "14:00-22:00" });
  }
  const week = { locationId: company.harbor, weekStart: monday };
  await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
  await tellHeld(company);

  const [toAna, toBen] = [await weekLetterOf(ana), await weekLetterOf(ben)];
  expect(toAna?.subject).toBe("Your shifts: Harbor, the week of Mon 4 Mar");
  expect(toBen?.subject).toBe("Your shifts: Harbor, the week of Mon, Mar 4");
  for (const body of [toAna?.text, toAna?.html]) expect(body).toContain("Fri 8 Mar, 14:00–22:00");
  for (const body of [toBen?.text, toBen?.html]) {
    expect(body).toContain("Fri, Mar 8, 2:00 PM – 10:00 PM");
  }
});
