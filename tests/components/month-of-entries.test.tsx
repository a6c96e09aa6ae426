import { anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { anEntry } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { TimeEntriesPage } from "../../web/src/areas/time-entries/time-entries-page.tsx";
import type { LiveQuery } from "../../web/src/live/live-source.ts";
import { PAGE_ROWS } from "../../web/src/areas/time-entries/range/day-pages.ts";
import { putCompany } from "./support/a-company.ts";
import { live } from "./support/fake-live.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const PER_DAY = 60;
const month = "/time-entries?week=2026-03-15&span=month";

/** Ana's entries of March, each day as many as 60 people have. */
beforeEach(() => {
  putCompany();
  const entries = Array.from({ length: 31 * PER_DAY }, (_, index) => {
    const day = addDays("2026-03-01", Math.floor(index / PER_DAY));
    const id = anEntryId(`entry${index}`);
    const span = { startsAt: `${day}T14:00:00.000Z`, endsAt: `${day}T22:00:00.000Z`, breaks: [] };
    const entry = anEntry({ id, state: "closed", day, punched: span, payable: span });
    return [`companies/c1/timeEntries/${id}`, entry] as const;
  });
  live.put(Object.fromEntries(entries));
});

const loaded = 16 * PER_DAY;

test("a month shows its latest days first and says which days are not loaded", async () => {
  const hands = renderPage(<TimeEntriesPage />, { actor: kim, path: month });
  await screen.findByText(/Mar 16 – 31, 2026 are loaded with 960 entries/u);
  expect(loaded).toBeLessThanOrEqual(PAGE_ROWS);
  expect(screen.getByText(/Not loaded: Mar 1 – 15, 2026/u)).toBeDefined();
  await screen.findByRole("tab", { name: `All (${loaded})` });
  // Selecting all selects what is loaded, and says that number.
  await hands.click(screen.getByRole("checkbox", { name: /Select all/u }));
  const bar = await screen.findByRole("region", { name: "Selected rows" });
  expect(within(bar).getByText(`${loaded} selected`)).toBeDefined();
  screen.getByRole("button", { name: "Load earlier days" }).focus();
  await hands.keyboard("{Enter}");
  await screen.findByRole("tab", { name: `All (${31 * PER_DAY})` });
  expect(screen.queryByText(/Not loaded/u)).toBeNull();
  // What was loaded later is not selected with it.
  expect(within(bar).getByText(`${loaded} selected`)).toBeDefined();
  expect(within(bar).getByRole("button", { name: `Select all ${31 * PER_DAY}` })).toBeDefined();
  await hands.click(screen.getByRole("button", { name: "Month before" }));
  await screen.findByText("Feb 1 – 28, 2026");
  await screen.findByText("No worked time in these days");
});

test("an entry of a day that is not loaded opens from a link", async () => {
  renderPage(<TimeEntriesPage />, { actor: kim, path: `${month}&entry=entry0` });
  expect(await screen.findByRole("dialog", { name: /Mar 1, 2026/u })).toBeDefined();
});

test("an entry that arrives meanwhile appears without losing a day", async () => {
  renderPage(<TimeEntriesPage />, { actor: kim, path: month });
  await screen.findByRole("tab", { name: `All (${loaded})` });
  const span = { startsAt: "2026-03-31T23:00:00.000Z", endsAt: null, breaks: [] };
  const running = anEntry({
    id: anEntryId("new"),
    day: "2026-03-31",
    punched: span,
    payable: span,
  });
  live.put({ "companies/c1/timeEntries/new": running });
  expect(await screen.findByRole("tab", { name: `All (${loaded + 1})` })).toBeDefined();
});

test("days that could not be loaded take away none that were, and are tried again", async () => {
  const isEarlier = (query: LiveQuery) =>
    query.kind === "list" &&
    query.path.endsWith("timeEntries") &&
    query.filters.some(({ operator, value }) => operator === "<=" && value === "2026-03-15");
  live.failOn(isEarlier);
  const hands = renderPage(<TimeEntriesPage />, { actor: kim, path: month });
  await hands.click(await screen.findByRole("button", { name: "Show earlier days" }));
  const alert = await screen.findByText(/^Earlier days could not be loaded\./u);
  expect(alert).toBeDefined();
  expect(screen.getByRole("tab", { name: `All (${loaded})` })).toBeDefined();
  live.failOn(() => false);
  await hands.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("tab", { name: `All (${31 * PER_DAY})` });
  expect(screen.queryByText(/could not be loaded/u)).toBeNull();
});
