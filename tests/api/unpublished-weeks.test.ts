import { describe, expect, test } from "vitest";
import { confirmationId, messageId } from "@crewline/domain/records/schedules/shift-message";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import { cancelStaleRequests } from "../../functions/src/operations/schedules/requests/end-requests.ts";
import { aMember } from "../support/a-company.ts";
import { tellHeld } from "../support/a-publication.ts";
import {
  aWeek,
  confirmationsOf,
  messagesOf,
  publish,
  stateOf,
  weekStart,
} from "../support/a-week-to-publish.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { mailsTo } from "../support/outbox.ts";

const reason = "The bar floods.";

async function aPublishedWeek() {
  const week = await aWeek();
  const { publicationId } = await publish(week.company);
  await tellHeld(week.company);
  const input = () => ({
    ...anAttempt(),
    locationId: week.company.harbor,
    weekStart,
    reason,
  });
  return { ...week, publicationId, input };
}

describe("unpublishing a week", () => {
  test("hides its shifts, keeps them as drafts, and tells each employee once why", async () => {
    const { company, publicationId, ana, ben, anas, input } = await aPublishedWeek();
    const { api } = company.owner;
    await ana.api.schedules.answerMessage.mutate({
      ...anAttempt(),
      messageId: messageId(publicationId, ana.employeeId),
      answer: "confirmed",
    });
    const attempt = input();
    await api.schedules.unpublish.mutate(attempt);
    await api.schedules.unpublish.mutate(attempt);
    const { published, shifts, schedule } = await stateOf(company);
    expect(published).toEqual([]);
    expect(shifts).toMatchObject([{ state: "draft" }, { state: "draft" }]);
    expect(schedule).toMatchObject({ state: "draft", publishedVersion: 0, publishedAt: null });

    await Promise.all([tellHeld(company), tellHeld(company)]);
    expect(await messagesOf(company, ben.employeeId)).toMatchObject([{ shiftIds: [] }, {}]);
    for (const person of [ana, ben]) {
      const told = await messagesOf(company, person.employeeId);
      expect(told).toMatchObject([
        { kind: "published" },
        { kind: "withdrawn", text: reason, changes: [{ after: null }], shiftIds: [] },
      ]);
      expect(await confirmationsOf(company, person.employeeId)).toEqual([]);
      const mails = (await mailsTo(person.login.email)).map(({ content }) => content);
      expect(mails.filter(({ kind }) => kind === "weekPublished")).toMatchObject([
        { changes: [{ before: null }] },
        { changes: [{ after: null }], withdrawnFor: reason },
      ]);
    }
    const store = await company.read();
    expect(await store.withdrawnShifts.list([["shiftId", "==", anas]])).toMatchObject([
      { employeeId: ana.employeeId, scheduleVersion: 2 },
    ]);
    const week = { locationId: company.harbor, weekStart };
    const { rows, versions } = await api.schedules.publications.query({ ...week, from: null });
    expect(rows).toMatchObject([{ act: "unpublished", published: { removed: 2, total: 0 } }, {}]);
    expect(versions.find(({ id }) => id === rows[0]?.of)).toMatchObject({ reason });
    const again = await publish(company);
    expect(again).toMatchObject({ added: 2, publishedVersion: 3 });
    const confirmation = confirmationId(scheduleId(company.harbor, weekStart), ana.employeeId);
    await tellHeld(company);
    expect(await store.shiftConfirmations.get(confirmation)).toMatchObject({
      shifts: [{ shiftId: anas, confirmedAt: null }],
    });
  });

  test("can be undone for half a minute, and staff see what they saw before", async () => {
    const { company, ana, input } = await aPublishedWeek();
    const before = await stateOf(company);
    const { schedules } = company.owner.api;
    const { publicationId } = await schedules.unpublish.mutate(input());
    await schedules.undoPublish.mutate({ ...anAttempt(), publicationId });
    expect(await stateOf(company)).toEqual(before);
    await tellHeld(company);
    expect(await messagesOf(company, ana.employeeId)).toHaveLength(1);
  });

  test("keeps what employees ask about its shifts while it can be undone, and ends it then", async () => {
    const { company, ana, anas, input } = await aPublishedWeek();
    const asked = { ...anAttempt(), shiftId: anas, note: "Exam" };
    const { requestId } = await ana.api.schedules.dropShift.mutate(asked);
    const store = await company.read();
    const stateOfRequest = async () => (await store.shiftRequests.get(requestId)).state;
    const shown = await store.shifts.get(anas);
    const { schedules } = company.owner.api;
    const { publicationId } = await schedules.unpublish.mutate(input());
    await cancelStaleRequests(company.companyId, shown, await store.shifts.get(anas));
    expect(await stateOfRequest()).toBe("asked");
    await schedules.undoPublish.mutate({ ...anAttempt(), publicationId });
    const { published } = await stateOf(company);
    expect(published.filter(({ isGivenUp }) => isGivenUp === true)).toHaveLength(1);
    expect(await stateOfRequest()).toBe("asked");
    await schedules.unpublish.mutate(input());
    await tellHeld(company);
    expect(await stateOfRequest()).toBe("canceled");
  });

  test("is refused for a week without published shifts, and for other shifts than those shown", async () => {
    const { company, input } = await aPublishedWeek();
    const { schedules } = company.owner.api;
    const other = schedules.unpublish.mutate({ ...input(), fingerprint: "other" });
    expect(await refusalOf(other)).toMatchObject({ rule: "previewOutdated" });
    await schedules.unpublish.mutate(input());
    expect(await refusalOf(schedules.unpublish.mutate(input()))).toMatchObject({
      rule: "nothingToUnpublish",
    });
    const marcus = await aMember(company, { role: "manager", reach: [company.market] });
    const foreign = marcus.api.schedules.unpublish.mutate(input());
    expect(await refusalOf(foreign)).toMatchObject({ code: "NOT_FOUND" });
  });
});
