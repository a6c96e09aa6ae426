import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { screen } from "@testing-library/react";
import { aWeekEntry } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { beforeEach, expect, test } from "vitest";
import { WorkSummary } from "../../web/src/areas/home/work-summary.tsx";
import { ActsOffContext } from "../../web/src/ui/acts/acts-off.ts";
import { putCompany } from "./support/a-company.ts";
import { ana, renderPage } from "./support/render-page.tsx";

const entry = aWeekEntry({
  startsAt: "2026-11-17T12:00:00.000Z",
  endsAt: "2026-11-17T13:30:00.000Z",
});

beforeEach(() => putCompany());

test.each([
  { company: "in use", isReadOnly: false, links: ["See the entry", "Something wrong?"] },
  { company: "read-only", isReadOnly: true, links: ["See the entry"] },
])("after a clock-out in a company that is $company, one may follow $links", (row) => {
  renderPage(
    <ActsOffContext value={row.isReadOnly}>
      <WorkSummary
        shown={[entry]}
        recorded={[entry]}
        employeeId={anEmployeeId("ana")}
        weekOf={() => null}
        zone="America/New_York"
      />
    </ActsOffContext>,
    { actor: ana, path: "/" },
  );
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(row.links);
});
