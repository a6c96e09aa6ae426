import { aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { DATA_SHAPE } from "@crewline/domain/records/company/data-shape";
import { aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { SchedulesPage } from "../../web/src/areas/schedules/schedules-page.tsx";
import { putCompany } from "./support/a-company.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

test("a week whose shifts are not packed yet was shown as empty", async () => {
  putCompany();
  live.put({ "companies/c1/shifts/anas": aShift({ id: aShiftId("anas") }) });
  renderPage(<SchedulesPage />, { actor: kim, path: "/schedules?location=harbor&week=2026-11-16" });
  await screen.findByRole("button", { name: /^Ana Diaz, .*17/u });
  live.put({ "companies/c1": { ...aCompany(), dataShape: DATA_SHAPE - 1 } });
  await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
  expect(screen.getByRole("heading", { name: "Schedules" })).toBeDefined();
  live.put({ "companies/c1": aCompany() });
  await screen.findByRole("button", { name: /^Ana Diaz, .*17/u });
});
