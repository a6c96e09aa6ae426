import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alertIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { aBoardRow } from "@crewline/domain/projections/home/board-row.test-support";
import { aSummary } from "@crewline/domain/projections/home/summary.test-support";
import { noFacts } from "@crewline/domain/records/alerts/alert";
import { aTimeOff } from "@crewline/domain/records/time-off/time-off-builder.test-support";
import { anAlert } from "@crewline/domain/rules/alerts/alert.test-support";
import { HomePage } from "../../web/src/areas/home/home-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { day, now, planned, putPlan } from "./support/a-planned-home.ts";
import { api, Refused } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const page = { actor: kim, path: "/" };
const company = "companies/c1";
const startsAt = `${day}T14:30:00.000Z`;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date"] });
  vi.setSystemTime(now);
  putCompany();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the focus fell to the page when an item of the inbox was done", async () => {
  putPlan({ ...planned, openShifts: 1, firstOpenAt: `${day}T21:00:00.000Z` });
  const lateAna = aBoardRow({ shiftStartsAt: startsAt, shiftEndsAt: `${day}T22:00:00.000Z` });
  live.put({ [`${company}/dailySummaries/harbor_${day}`]: aSummary({ day, board: [lateAna] }) });
  const late = anAlert({ facts: { ...noFacts, at: startsAt, timeZone: "America/New_York" } });
  const far = anAlert({ id: alertIdSchema.parse("near_ben"), type: "nearOvertime" });
  const timeOff = aTimeOff({ state: "requested", decidedBy: null, decidedAt: null });
  live.put({
    [`${company}/alerts/${late.id}`]: late,
    [`${company}/alerts/${far.id}`]: far,
    [`${company}/timeOff/${timeOff.id}`]: timeOff,
  });
  api.answer("alerts.acknowledge", ({ alertIds }) => {
    for (const id of alertIds) live.remove(`${company}/alerts/${id}`);
    return { count: alertIds.length };
  });
  api.answer("calendar.previewTimeOff", () => {
    throw new Refused({ code: "NOT_FOUND", message: "Gone." });
  });
  const hands = renderPage(<HomePage />, page);
  const act = async (name: RegExp) => {
    (await screen.findByRole("button", { name })).focus();
    await hands.keyboard("{Enter}");
  };
  const hasFocus = (name: RegExp) =>
    waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toMatch(name));

  // The employee is still missing: only the alert of the item is gone.
  await act(/^Acknowledge: Late/u);
  await hasFocus(/^Cover: Late/u);

  await act(/^Acknowledge: .*overtime/iu);
  await hasFocus(/^Assign/u);

  await act(/^Decide/u);
  await screen.findByRole("dialog");
  live.put({ [`${company}/timeOff/${timeOff.id}`]: { ...timeOff, state: "approved" } });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await hasFocus(/^Assign/u);

  putPlan();
  live.remove(`${company}/dailySummaries/harbor_${day}`);
  await screen.findByText(/^Nothing needs a decision\./u);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Needs a decision" }));
});
