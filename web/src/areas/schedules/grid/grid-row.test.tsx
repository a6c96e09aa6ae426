// @vitest-environment happy-dom
import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { act, cleanup, render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { LocaleContext } from "../../../locale/use-locale.ts";
import { GridRow } from "./grid-row.tsx";
import { fullWeek, someFacts, testDays } from "../model/facts.test-support.ts";
import { WeekStoreContext } from "../model/use-week-store.ts";
import { WeekStore } from "../model/week-store.ts";
import { noFigures } from "./plan-by-person.ts";

const PEOPLE = 200;

/** How often each card was rendered, by the id of its shift. */
const renders = vi.hoisted(() => new Map<string, number>());

vi.mock(import("../cards/shift-card.tsx"), async (importOriginal) => {
  const { memo } = await import("react");
  const { ShiftCard: Card } = await importOriginal();
  const Counted = memo((props: ComponentProps<typeof Card>) => {
    renders.set(props.shift.id, (renders.get(props.shift.id) ?? 0) + 1);
    return <Card {...props} />;
  });
  return { ShiftCard: Counted };
});

afterEach(cleanup);

test("one changed shift among 1,400 paints one card again", () => {
  const shifts = fullWeek(PEOPLE);
  const store = new WeekStore(someFacts(shifts, PEOPLE));
  render(
    <LocaleContext value={unknownReader}>
      <WeekStoreContext value={store}>
        <table>
          <tbody>
            {store.order().map((employeeId) => (
              <GridRow
                key={employeeId}
                employeeId={employeeId}
                countPlan={() => () => noFigures}
                typingDay={null}
                typing={null}
              />
            ))}
          </tbody>
        </table>
      </WeekStoreContext>
    </LocaleContext>,
  );
  expect(renders.size).toBe(PEOPLE * testDays.length);

  renders.clear();
  const [first, ...others] = shifts;
  if (first === undefined) throw new Error("The week is empty.");
  act(() => store.fill(someFacts([{ ...first, note: "Keys", version: 2 }, ...others], PEOPLE)));
  expect([...renders]).toEqual([[first.id, 1]]);

  renders.clear();
  const moved = { ...first, employeeId: anEmployeeId("p5"), version: 3 };
  act(() => store.fill(someFacts([moved, ...others], PEOPLE)));
  expect([...renders]).toEqual([[first.id, 1]]);
});
