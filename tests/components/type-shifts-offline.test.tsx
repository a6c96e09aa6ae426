import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { schedulePreloads } from "../../web/src/areas/schedules/schedule-parts.ts";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { kim, renderPage } from "./support/render-page.tsx";

test("the dialog behind / could not be fetched once the connection was lost", async () => {
  putCompany();
  const preload = vi.spyOn(schedulePreloads, 0);
  renderPage(<SchedulesPage />, {
    actor: kim,
    path: "/schedules?location=harbor&week=2026-11-16",
  });
  await screen.findByRole("cell", { name: /^Ana Diaz, .*17.*, no shift/u });
  await vi.waitFor(() => expect(preload).toHaveBeenCalled(), { timeout: 5000 });
  expect(screen.queryByRole("dialog")).toBeNull();
});
