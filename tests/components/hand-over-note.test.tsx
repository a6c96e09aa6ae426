import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aLocationId } from "@crewline/domain/kernel/ids/ids.test-support";
import { DayHandOver } from "../../web/src/areas/schedules/day/day-hand-over.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const page = { actor: kim, path: "/schedules" };
const location = {
  id: aLocationId("harbor"),
  name: "Harborside",
  timeZone: "America/New_York",
};
/** Friday 20 November 2026, 10:00 in New York. */
const [day, now] = ["2026-11-20", "2026-11-20T15:00:00.000Z"];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date"] });
  vi.setSystemTime(now);
  putCompany();
});

afterEach(() => {
  vi.useRealTimers();
});

function put(onDay: string, text: string): void {
  live.put({
    [`companies/c1/handOverNotes/harbor_${onDay}`]: {
      locationId: "harbor",
      day: onDay,
      text,
      writtenAt: now,
      writtenBy: "lee",
      writtenByName: "Lee",
      version: 1,
    },
  });
}

test("the hand-over note keeps what is typed when another manager saves, and says who wrote", async () => {
  put("2026-11-19", "Milk came late.");
  api.answer("schedules.saveHandOver", ({ expectedVersion }) => ({ version: expectedVersion + 1 }));
  const hands = renderPage(<DayHandOver location={location} day={day} />, page);
  expect((await screen.findByText("Milk came late.")).parentElement?.textContent).toContain(
    "The day before · Lee, Nov 20, 2026, 10:00 AM",
  );
  await hands.click(screen.getByRole("button", { name: "Write note at Harborside" }));
  const dialog = await screen.findByRole("dialog", { name: /^Hand-over note: Harborside/u });
  const field = within(dialog).getByRole("textbox", { name: "Hand-over note" });
  await hands.type(field, "Oven 2 is off.");
  put(day, "Ben called in.");
  const conflict = await within(dialog).findByRole("alert");
  expect(conflict.textContent).toContain("Ben called in.");
  expect(field.textContent).toBe("Oven 2 is off.");
  await hands.click(within(conflict).getByRole("button", { name: "Keep mine" }));
  await hands.click(within(dialog).getByRole("button", { name: "Save" }));
  await screen.findByText("Hand-over note saved.");
  expect(api.sent("schedules.saveHandOver").at(-1)).toMatchObject({
    locationId: "harbor",
    day,
    text: "Oven 2 is off.",
    expectedVersion: 1,
  });
});
