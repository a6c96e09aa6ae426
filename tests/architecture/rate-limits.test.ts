import { expect, test } from "vitest";
import { appRouter } from "../../functions/src/api.ts";
import { limitOfStep } from "../../functions/src/rpc/limit-rate.ts";

/** Mutations without a limit of their own: each writes a few documents and computes nothing. */
const cheap = [
  "calendar.addEvent: one record",
  "calendar.adjustBalance: one record",
  "calendar.removeEvent: one record",
  "calendar.saveEvent: one record",
  "employees.declineJoin: one request",
  "employees.inviteMany: counts the people it invites",
  "employees.removePin: one person's PIN",
  "employees.revokeInvitation: one invitation",
  "employees.save: one record",
  "employees.saveProfile: one record",
  "locations.add: one record",
  "locations.duplicate: one record",
  "onBoard.finish: one field",
  "onBoard.leaveStep: one field",
  "onBoard.saveProfile: one record",
  "reports.removeScheduled: one record",
  "reports.saveSales: the days of a month",
  "reports.saveScheduled: one record",
  "schedules.addShift: one shift",
  "schedules.answerCover: one shift",
  "schedules.answerMessage: one message",
  "schedules.answerSwap: two shifts",
  "schedules.cancelShift: one shift",
  "schedules.claimShift: one shift",
  "schedules.decideRequest: one request and its shifts",
  "schedules.saveHandOver: one note",
  "schedules.saveShift: one shift",
  "schedules.withdrawCover: one shift",
  "schedules.withdrawRequest: one request",
  "settings.removeView: one person's views",
  "settings.renameView: one person's views",
  "settings.saveExchange: one field",
  "settings.saveJoining: one field",
  "settings.saveKioskPhotos: two fields",
  "settings.savePayrollFiles: one field",
  "settings.saveSecurity: one field, after a recent sign-in",
  "settings.saveView: one person's views",
  "templates.answer: one list of a day",
  "templates.signOff: one list of a day",
  "timeEntries.clockIn: one person's own week",
  "timeEntries.clockOut: one person's own week",
  "timeEntries.endBreak: one person's own week",
  "timeEntries.startBreak: one person's own week",
  "user.endCalendarFeed: one field",
  "user.endOtherSessions: one person's sign-ins",
  "user.endSession: one person's sign-ins",
  "user.renewCalendarFeed: one field",
  "user.save: one record",
  "user.saveContact: one record",
  "user.saveNotifications: one field",
  "user.savePreferences: one field",
  "user.startPush: one device",
  "user.stopPush: one device",
].map((line) => line.split(":")[0]);

interface Procedure {
  path: string;
  type: string;
  isLimited: boolean;
}

test("every mutation that costs more than a few writes has a limit of calls", () => {
  const mutations = procedures().filter(({ type }) => type === "mutation");
  expect(mutations.length).toBeGreaterThan(60);
  const without = mutations.filter(({ isLimited }) => !isLimited).map(({ path }) => path);
  expect(without.toSorted()).toEqual(cheap);
});

function procedures(): Procedure[] {
  const { _def: definition } = appRouter;
  return Object.entries<object>(definition.procedures).map(([path, procedure]) => {
    const def: unknown = Reflect.get(procedure, "_def");
    const { type, middlewares } = def as { type: string; middlewares: object[] };
    return { path, type, isLimited: middlewares.some((step) => limitOfStep.has(step)) };
  });
}
