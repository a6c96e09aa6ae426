import type { Browser, CDPSession, Page } from "playwright-core";
import { dragCard } from "./drag-card.ts";
import { median } from "./median.ts";
import { percentile } from "./server/percentile.ts";
import { publishWeek } from "./publish-week.ts";
import { countFirestoreBytes, countReads } from "./measure-page.ts";
import { actUntilPainted, openUntilPainted } from "./painted-rows.ts";
import { screenIsAtRest, signedIn } from "./measure-routes.ts";
import { scriptUntilPainted } from "./script-until-painted.ts";
import { rosterWeek, seedRoster } from "./seed-roster.ts";

/** The costs of a full week of one location. */
export interface RosterCost {
  people: number;
  shifts: number;
  documentReads: number;
  /** The data from Firestore until the screen stopped changing. */
  firestoreKb: number;
  /** From the navigation until the first shifts are shown, in a profile that was signed in. */
  firstShiftsMs: number;
  /** The same in a profile that has opened the week before: the app and its shifts are on the device. */
  firstShiftsAgainMs: number;
  /** From the key of the next week until its shifts are painted; the middle of several. */
  weekChangeMs: number;
  /** Of that, script, style and layout for each thousand shifts. */
  workMsPerThousand: number;
  /** The same for a plain table of the same cards, all in the page at once. */
  plainMsPerThousand: number;
  /** The script of a week's change until its cards in view are painted. */
  scriptMs: number;
  /** From a pointer move with a card to its paint, 95th percentile. */
  dragMoveMs: number;
  /** Publishing all of the week, one transaction. */
  publishMs: number;
  /** Cards in the page of the week's; the others come while scrolling. */
  cardsInPage: number;
}

const TURNS = 7;
const aShift = { rows: ".body [data-shift]", least: 1 };

/** Opens a week of so many people and shifts, and turns to it again and again. */
export async function measureRoster(
  browser: Browser,
  origin: string,
  { people, shifts }: { people: number; shifts: number },
): Promise<RosterCost> {
  await seedRoster(people, shifts);
  const context = await signedIn(browser, origin, "olivia@harborcoffee.example");
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const bytes = await countFirestoreBytes(page);
  const open = () => openWeek(page, `${origin}/schedules?location=harborside&week=${rosterWeek}`);
  const firstShiftsMs = await open();
  const documentReads = await countReads(page);
  const firestoreKb = bytes() / 1000;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await open();
  const firstShiftsAgainMs = median([await open(), await open(), await open()]);
  const cardsInPage = await page.locator(aShift.rows).count();
  const changes: Awaited<ReturnType<typeof turnToWeek>>[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) changes.push(await turnToWeek(page, session));
  const scripts: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) scripts.push(await scriptOfTurn(page, session));
  const dragMoveMs = percentile(await dragCard(page, aShift.rows), 95);
  const publishMs = await publishWeek(page);
  const plain = await workDuring(session, () => page.evaluate(paintPlainTable, { people, shifts }));
  await context.close();
  const thousands = shifts / 1000;
  return {
    people,
    shifts,
    documentReads,
    firestoreKb,
    firstShiftsMs,
    firstShiftsAgainMs,
    weekChangeMs: median(changes.map(({ weekChangeMs }) => weekChangeMs)),
    workMsPerThousand: median(changes.map(({ workMs }) => workMs)) / thousands,
    scriptMs: median(scripts),
    dragMoveMs,
    publishMs,
    plainMsPerThousand: plain.workMs / thousands,
    cardsInPage,
  };
}

/** Opens the week at its address; returns the milliseconds until its first shifts are painted. */
async function openWeek(page: Page, address: string): Promise<number> {
  const firstShiftsMs = await openUntilPainted(page, address, aShift);
  await screenIsAtRest(page);
  return firstShiftsMs;
}

/** Turns to the empty week before and back again by keys. */
async function turnToWeek(page: Page, session: CDPSession) {
  const forward = await turnBack(page);
  const { workMs, result } = await workDuring(session, forward);
  await screenIsAtRest(page);
  return { weekChangeMs: result, workMs };
}

/** The script of such a turn; a trace slows it, so its time is not told. */
async function scriptOfTurn(page: Page, session: CDPSession): Promise<number> {
  const forward = await turnBack(page);
  const scriptMs = await scriptUntilPainted(session, forward);
  await screenIsAtRest(page);
  return scriptMs;
}

/** Turns to the week before; returns what turns forward again, until the cards are painted. */
async function turnBack(page: Page): Promise<() => Promise<number>> {
  await page.keyboard.press("ArrowLeft");
  await page.locator(aShift.rows).first().waitFor({ state: "detached" });
  await screenIsAtRest(page);
  const forward = () => page.keyboard.press("ArrowRight");
  return () => actUntilPainted(page, { ...aShift, from: "keydown" }, forward);
}

/** The script, style and layout of the page while something is done. */
async function workDuring<T>(session: CDPSession, act: () => Promise<T>) {
  const before = await pageWorkMs(session);
  const result = await act();
  return { result, workMs: (await pageWorkMs(session)) - before };
}

async function pageWorkMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const work = new Set(["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"]);
  const seconds = metrics.reduce((sum, { name, value }) => sum + (work.has(name) ? value : 0), 0);
  return seconds * 1000;
}

/** Runs in the page: a table with a row for each person and all cards, painted in one go. */
function paintPlainTable({ people, shifts }: { people: number; shifts: number }): Promise<void> {
  const table = document.createElement("table");
  for (let person = 0; person < people; person += 1) {
    const row = table.insertRow();
    row.insertCell().textContent = `Person ${person}`;
    for (let day = 0; day < 7; day += 1) row.insertCell();
  }
  for (let index = 0; index < shifts; index += 1) {
    const card = document.createElement("button");
    for (const text of ["9a–5p", "Barista", "draft"]) {
      const part = document.createElement("span");
      part.textContent = text;
      card.append(part);
    }
    const person = index % people;
    const day = (person + Math.floor(index / people)) % 7;
    table.rows[person]?.cells[day + 1]?.append(card);
  }
  document.body.replaceChildren(table);
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
