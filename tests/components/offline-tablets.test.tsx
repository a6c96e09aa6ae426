import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { KioskDevice } from "@crewline/domain/records/kiosks/kiosk-device";
import { nothingWaits } from "@crewline/domain/records/kiosks/kiosk-device";
import { kioskIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { joinPlan } from "@crewline/domain/records/locations/location-record";
import { HomePage } from "../../web/src/areas/home/home-page.tsx";
import { TabletList } from "../../web/src/areas/locations/tablet-list.tsx";
import { harbor, putCompany } from "./support/a-company.ts";
import { live } from "./support/fake-live.ts";
import { page } from "./support/olivia.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const lastSeenAt = "2026-11-17T14:12:00.000Z";
const tablet: KioskDevice = {
  id: kioskIdSchema.parse("0f6f6d53-6b0e-4b0e-9f5f-0d6d7d3f3a11"),
  locationId: harbor.id,
  name: "Front desk",
  pairedAt: "2026-11-02T14:00:00.000Z",
  pairedByName: "Olivia",
  lastSeenAt,
  waiting: nothingWaits,
  wrongPins: null,
  revokedAt: null,
  revokedByName: null,
};

function putTablet(change: Partial<KioskDevice> = {}): void {
  live.put({ [`companies/c1/kiosks/${tablet.id}`]: { ...tablet, ...change } });
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date"] });
  vi.setSystemTime("2026-11-17T14:30:00.000Z");
  putCompany();
});

afterEach(() => {
  vi.useRealTimers();
});

test("a manager reads at Home which tablet is offline, and that its punches are missing", async () => {
  putTablet({ waiting: { count: 2, since: "2026-11-17T14:05:00.000Z" } });
  renderPage(<HomePage />, { actor: kim, path: "/" });
  const note = await screen.findByText("Front desk");
  expect(note.closest("[role=status]")?.textContent).toContain(
    "Offline since 9:12 AM. 2 punches waited on it then, the first from 9:05 AM.",
  );
  putTablet({ lastSeenAt: "2026-11-17T14:29:00.000Z" });
  await vi.waitFor(() => expect(screen.queryByText("Front desk")).toBeNull());
});

test("Locations shows the same tablet as offline, with its last word", async () => {
  putTablet();
  renderPage(<TabletList location={joinPlan(harbor, null)} />, page);
  const line = await screen.findByRole("listitem");
  expect(within(line).getByText("Offline").textContent).toBe("Offline");
  expect(line.textContent).toMatch(/Offline since 9:12 AM\. Paired /u);
});
