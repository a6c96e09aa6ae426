import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HomePage } from "../../web/src/areas/home/home-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const page = { actor: kim, path: "/" };
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

function put(handOver: object): void {
  live.put({ "companies/c1/openWork/harbor": { days: {}, weeks: {}, staffing: [], handOver } });
}

const noteOf = (text: string, writtenByName: string, version: number) => ({
  text,
  writtenByName,
  writtenAt: now,
  version,
});

test("the hand-over note keeps what is typed when another manager saves, and says who wrote", async () => {
  const before = { "2026-11-19": noteOf("Milk came late.", "Lee", 1) };
  put(before);
  api.answer("schedules.saveHandOver", ({ expectedVersion }) => ({ version: expectedVersion + 1 }));
  const hands = renderPage(<HomePage />, page);
  expect((await screen.findByText("Milk came late.")).parentElement?.textContent).toContain(
    "The day before · Lee, Nov 20, 2026, 10:00 AM",
  );
  await hands.click(screen.getByRole("button", { name: "Hand-over note at Harborside" }));
  const dialog = await screen.findByRole("dialog", { name: /^Hand-over note: Harborside/u });
  const field = within(dialog).getByRole("textbox", { name: "Hand-over note" });
  await hands.type(field, "Oven 2 is off.");
  put({ ...before, [day]: noteOf("Ben called in.", "Lee", 1) });
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
