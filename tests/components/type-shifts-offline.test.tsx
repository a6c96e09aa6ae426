import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const fetched = vi.hoisted(() => vi.fn());
vi.mock("../../web/src/areas/schedules/type-shifts-dialog.tsx", async (original) => {
  fetched();
  return original();
});

test("the dialog behind / could not be fetched once the connection was lost", async () => {
  putCompany();
  renderPage(<SchedulesPage />, {
    actor: kim,
    path: "/schedules?location=harbor&week=2026-11-16",
  });
  await screen.findByRole("cell", { name: /^Ana Diaz, .*17.*, no shift/u });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), { timeout: 5000 });
  expect(screen.queryByRole("dialog")).toBeNull();
});
