// @vitest-environment happy-dom
import { kept } from "@crewline/domain/projections/schedules/kept";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fullWeek, someFacts } from "../model/facts.test-support.ts";
import { WeekStoreContext } from "../model/use-week-store.ts";
import { WeekStore } from "../model/week-store.ts";
import { useWeekFigures, WeekFiguresProvider } from "./week-figures.tsx";

const payOf = vi.fn(() => "hidden" as const);

afterEach(() => {
  cleanup();
  payOf.mockClear();
});

function Hours() {
  return <p>{useWeekFigures().plannedSeconds}</p>;
}

function renderHours(readers: number) {
  const facts = someFacts(fullWeek(2));
  const store = new WeekStore({ ...facts, rules: { ...facts.rules, payOf, keptCosts: kept() } });
  const numbers = Array.from({ length: readers }, (_, index) => index);
  return render(
    <WeekStoreContext value={store}>
      <WeekFiguresProvider>
        {numbers.map((number) => (
          <Hours key={number} />
        ))}
      </WeekFiguresProvider>
    </WeekStoreContext>,
  );
}

test("a week that shows no figures asks for nobody's pay", () => {
  renderHours(0);
  expect(payOf).not.toHaveBeenCalled();
});

test("the figures of a week are counted once, however many show them", () => {
  const { container } = renderHours(3);
  const [first, ...others] = [...container.querySelectorAll("p")].map((one) => one.textContent);
  expect(Number(first)).toBeGreaterThan(0);
  expect(others).toEqual([first, first]);
  expect(payOf).toHaveBeenCalledTimes(2);
});
