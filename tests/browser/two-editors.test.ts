import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { formatShortSpan } from "@crewline/domain/kernel/formats/format-time";
import { american } from "@crewline/domain/kernel/formats/readers.test-support";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { arriveAs } from "../support/arrive.ts";
import { todayInNewYork } from "../support/today.ts";
import { anything, desk, visit } from "../support/visit.ts";

const weekStart = weekStartOf(addDays(todayInNewYork(), 7), "monday");
const path = `/schedules?week=${weekStart}`;
const stops = ".body .cell .shift:not(.saving), .body .cell[tabindex]";

/** Edits of each browser: few in the suite, 200 with CREWLINE_EDITS=200. */
const edits = Number(process.env["CREWLINE_EDITS"] ?? 10);

const patienceMs = 180_000 + edits * 4_000;

/** Numbers below `most` that look random, and are the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

const onCard = [
  "Control+ArrowRight",
  "Control+ArrowLeft",
  "Control+ArrowDown",
  "Control+ArrowUp",
  "Alt+ArrowRight",
  "Alt+ArrowLeft",
  "Delete",
];
const typed = ["6-9", "10-1", "2-5p", "6p-9p"];

/** Does something random to a random place of the grid, and leaves what asks for more. */
async function edit(page: Page, next: (most: number) => number): Promise<void> {
  const places = page.locator(stops);
  const place = places.nth(next(await places.count()));
  const isCard = await place.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return null;
    element.focus();
    return element.classList.contains("shift");
  });
  if (isCard === true) await page.keyboard.press(onCard[next(onCard.length)] ?? "Delete");
  if (isCard === false) {
    await page.keyboard.type(typed[next(typed.length)] ?? "6-9");
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Escape");
  await leaveDialog(page);
}

/** A save on its way may ask for a reason, and those after it wait; none is given. */
async function leaveDialog(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  if ((await dialog.count()) === 0) return;
  await dialog.getByRole("button", { name: /^(?:Cancel|Discard)/u }).click();
}

const writes = new Set(["schedules.addShift", "schedules.saveShift", "schedules.cancelShift"]);

/** Counts the changes that the server has accepted from a browser. */
function acceptedOf(page: Page) {
  const counted = { accepted: 0 };
  const count = async (address: string, body: () => Promise<unknown>) => {
    const names = address.slice(address.lastIndexOf("/") + 1).split(",");
    if (!names.some((name) => writes.has(name))) return;
    const answers = [await body()].flat();
    counted.accepted += answers.filter(
      (answer, index) =>
        writes.has(names[index] ?? "") && answer instanceof Object && "result" in answer,
    ).length;
  };
  page.on("response", (response) => {
    // The page of a test that ran out of time is closed before its answers are read.
    void count(new URL(response.url()).pathname, () => response.json()).catch(() => undefined);
  });
  return counted;
}

async function standing({ read, harbor }: TestCompany): Promise<Shift[]> {
  const shifts = await (await read()).shifts.list([["locationId", "==", harbor]]);
  return shifts.filter(({ state }) => state !== "cancelled");
}

/** The shifts as a browser shows them. */
function shown(page: Page): Promise<string[]> {
  return page.locator(".body .cell .shift").evaluateAll((cards) =>
    cards
      .map((card) => {
        const { day, person } = card.closest<HTMLElement>(".cell")?.dataset ?? {};
        const busy = card.classList.contains("saving") ? " saving" : "";
        return `${person ?? ""} ${day ?? ""} ${card.querySelector(".time")?.textContent?.trim() ?? ""}${busy}`;
      })
      .toSorted(),
  );
}

function inGrid(shifts: readonly Shift[]): string[] {
  return shifts
    .map((one) => `${one.employeeId ?? ""} ${one.day} ${formatShortSpan(one, american)}`)
    .toSorted();
}

test(
  `two browsers make ${edits} edits each of one week: both end equal to the store, no edit is lost, no one works twice`,
  async () => {
    const company = await aCompany();
    const people = [
      await anEmployee(company),
      await anEmployee(company, { name: "Ben Ito" }),
      await anEmployee(company, { name: "Cora Lane" }),
    ];
    for (const [index, employeeId] of people.entries()) {
      const day = addDays(weekStart, index);
      await aShift(company, { employeeId, day, range: "10:00-13:00" });
      await aShift(company, { employeeId, day: addDays(day, 3), range: "14:00-17:00" });
    }
    const manager = await aMember(company, { role: "manager", name: "Max Manager" });
    const before = await (await company.read()).shifts.list([]);
    // Two managers refuse each other what would book someone twice.
    const options = { isNew: true, mayComplain: anything };
    const [one, two] = [(await visit(desk, options)).page, (await visit(desk, options)).page];
    const counts = [acceptedOf(one), acceptedOf(two)];
    await arriveAs(one, company.owner.login, { path, heading: "Schedules" });
    await arriveAs(two, manager.login, { path, heading: "Schedules" });
    await Promise.all([one, two].map((page) => page.locator(".shift").first().waitFor()));

    await Promise.all(
      [one, two].map(async (page, index) => {
        const next = numbers(index + 7);
        for (let done = 0; done < edits; done += 1) await edit(page, next);
      }),
    );

    for (const page of [one, two]) {
      await expect
        .poll(
          async () => {
            await Promise.all([one, two].map(leaveDialog));
            return [await shown(page), inGrid(await standing(company))];
          },
          {
            timeout: patienceMs / 2,
          },
        )
        .toSatisfy(([seen, stored]) => JSON.stringify(seen) === JSON.stringify(stored));
    }
    const stored = await standing(company);
    const twice = stored.filter((shift) =>
      stored.some(
        (other) =>
          other.id !== shift.id &&
          other.employeeId !== null &&
          other.employeeId === shift.employeeId &&
          other.startsAt < shift.endsAt &&
          shift.startsAt < other.endsAt,
      ),
    );
    expect(twice).toEqual([]);
    // Each accepted change is one version of its shift: one that another overwrote would be missing.
    const accepted = counts.reduce((sum, count) => sum + count.accepted, 0);
    const versions = (shifts: readonly Shift[]) =>
      shifts.reduce((sum, { version }) => sum + version, 0);
    const after = await (await company.read()).shifts.list([]);
    expect(accepted).toBeGreaterThan(edits / 2);
    expect(versions(after) - versions(before)).toBe(accepted);
  },
  patienceMs,
);
