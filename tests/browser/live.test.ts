import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { arriveAs } from "../support/arrive.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { anything, appOrigin, desk, expectSilence, visit } from "../support/visit.ts";
import type { Visitor } from "../support/visit.ts";
import { stackEnvironment } from "../../emulators/stack/stack-environment.ts";
import { todayInNewYork } from "../support/today.ts";
import { resigned } from "../support/an-end-cause.ts";

const OFFLINE = "This is the copy from your last visit";

/** The person on the employees list, signed in on their own device. */
async function onEmployees({ login }: Member, { isNew = false } = {}): Promise<Visitor> {
  const visitor = await visit(desk, { mayComplain: anything, isNew });
  const { page } = visitor;
  await arriveAs(page, login, { path: "/employees", heading: "Employees" });
  return visitor;
}

function rowOf(page: Page, name: string) {
  return page.getByRole("row", { name: new RegExp(name) });
}

async function aCompanyWithAna(): Promise<TestCompany> {
  const company = await aCompany();
  await anEmployee(company);
  return company;
}

test("a change by one user appears on another user's screen without a reload", async () => {
  const company = await aCompanyWithAna();
  const visitor = await onEmployees(company.owner);
  await rowOf(visitor.page, "Ana Diaz").waitFor();
  await anEmployee(company, { name: "Ben Ode" });
  await rowOf(visitor.page, "Ben Ode").waitFor();
  expectSilence(visitor);
});

test("a lost connection is shown, and the data catches up once it is back", async () => {
  const company = await aCompanyWithAna();
  const { page, context } = await onEmployees(company.owner);
  await rowOf(page, "Ana Diaz").waitFor();
  await context.setOffline(true);
  await page.getByText(OFFLINE).waitFor();
  await anEmployee(company, { name: "Ben Ode" });
  expect(await rowOf(page, "Ana Diaz").count()).toBe(1);
  expect(await rowOf(page, "Ben Ode").count()).toBe(0);
  await context.setOffline(false);
  await rowOf(page, "Ben Ode").waitFor();
  await page.getByText(OFFLINE).waitFor({ state: "hidden" });
});

test("a reload that does not reach the database shows the copy on the device", async () => {
  const company = await aCompanyWithAna();
  const { page } = await onEmployees(company.owner);
  await rowOf(page, "Ana Diaz").waitFor();
  const database = `http://${stackEnvironment.FIRESTORE_EMULATOR_HOST}/**`;
  await page.route(database, (route) => route.abort());
  await page.reload();
  await rowOf(page, "Ana Diaz").waitFor();
  await page.getByText(OFFLINE).waitFor();
});

test("a list showed nothing until Firestore had started and read its own copy", async () => {
  const company = await aCompanyWithAna();
  const { page } = await onEmployees(company.owner);
  await rowOf(page, "Ana Diaz").waitFor();
  await allAnswersKept(page);
  const database = `http://${stackEnvironment.FIRESTORE_EMULATOR_HOST}/**`;
  await page.route(database, (route) => route.abort());
  await page.goto(`${appOrigin}/logo.svg`);
  await page.evaluate(deleteFirestoreCopies);
  await page.goto(`${appOrigin}/employees`);
  await rowOf(page, "Ana Diaz").waitFor();
});

test("a later visit started Firestore before anything was shown, and read one answer after the other", async () => {
  const company = await aCompanyWithAna();
  const { page } = await onEmployees(company.owner, { isNew: true });
  await rowOf(page, "Ana Diaz").waitFor();
  await allAnswersKept(page);
  await page.addInitScript(refuseSingleAnswers);
  await page.reload();
  await rowOf(page, "Ana Diaz").waitFor();
  await page.waitForFunction(() => performance.getEntriesByName("live-start").length > 0);
  const isShownFirst = await page.evaluate(() => {
    const [began] = performance.getEntriesByName("live-start");
    const [shown] = performance.getEntriesByName("row-shown");
    return began !== undefined && shown !== undefined && shown.startTime < began.startTime;
  });
  expect(isShownFirst).toBe(true);
});

test("signing out leaves nothing on the device", async () => {
  const company = await aCompanyWithAna();
  const { page } = await onEmployees(company.owner);
  await rowOf(page, "Ana Diaz").waitFor();
  expect(await copiesOn(page)).not.toEqual([]);
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  await expect.poll(() => copiesOn(page)).toEqual([]);
});

test("access that ends takes what is on the screen along", async () => {
  const company = await aCompanyWithAna();
  const ben = await aMember(company, { name: "Ben Ode" });
  const { page } = await onEmployees(ben);
  await rowOf(page, "Ana Diaz").waitFor();
  const employee = await (await company.read()).employees.get(ben.employeeId);
  await company.owner.api.employees.setEmploymentEnd.mutate({
    ...anAttempt(),
    employeeId: ben.employeeId,
    lastDay: addDays(todayInNewYork(), -1),
    cause: resigned,
    expectedVersion: employee.version,
  });
  await rowOf(page, "Ana Diaz").waitFor({ state: "detached" });
});

/** Firestore's databases and `localStorage` keys in this browser, and "answers" if any are kept. */
async function copiesOn(page: Page): Promise<string[]> {
  const copies = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const names = databases.flatMap(({ name }) => name ?? []);
    const kept = names.filter((name) => name.startsWith("firestore/"));
    return [...kept, ...Object.keys(localStorage).filter((key) => key.startsWith("firestore_"))];
  });
  return (await answersOn(page)) > 0 ? [...copies, "answers"] : copies;
}

/** Waits until no more answers come; each is kept within a third of a second. */
async function allAnswersKept(page: Page): Promise<void> {
  let before = 0;
  const isSameAgain = async () => {
    const [was, now] = [before, await answersOn(page)];
    before = now;
    return now > 0 && now === was;
  };
  await expect.poll(isSameAgain, { interval: 2000 }).toBe(true);
}

/** How many answers, and questions of screens, this browser has kept beside Firestore's copy. */
function answersOn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (databases.every(({ name }) => name !== "crewline-answers")) return 0;
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("crewline-answers");
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const counts = [...database.objectStoreNames].map((store) => {
      const counting = database.transaction(store).objectStore(store).count();
      return new Promise<number>((resolve) => {
        counting.addEventListener("success", () => resolve(counting.result));
      });
    });
    const kept = await Promise.all(counts);
    database.close();
    return kept.reduce((sum, count) => sum + count, 0);
  });
}

/** Leaves only the answers that are read together, and marks when the first row is in the page. */
function refuseSingleAnswers(): void {
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key) {
    const isSingle = this.name === "answers" && this.transaction.objectStoreNames.length === 1;
    if (isSingle) throw new Error("Asked for by itself.");
    return get.call(this, key);
  };
  new MutationObserver((_changes, watching) => {
    if (document.querySelector("tbody tr") === null) return;
    performance.mark("row-shown");
    watching.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

async function deleteFirestoreCopies(): Promise<void> {
  for (const { name = "" } of await indexedDB.databases()) {
    if (!name.startsWith("firestore/")) continue;
    // It waits for the page before, which may still hold it: what comes after waits for it, too.
    indexedDB.deleteDatabase(name);
  }
}

test("a list stayed empty for good when the first answers were lost on their way", async () => {
  const company = await aCompanyWithAna();
  const { page } = await visit(desk, { mayComplain: anything, isNew: true });
  await page.addInitScript(loseFirstAnswers);
  await arriveAs(page, company.owner.login, { path: "/employees", heading: "Employees" });
  await rowOf(page, "Ana Diaz").waitFor();
  expect(await page.evaluate("lostAnswers")).toBeGreaterThan(0);
});

/** Runs in the page: all messages of the first connection to Firestore become empty ones. */
function loseFirstAnswers(): void {
  const counted = Object.assign(globalThis, { lostAnswers: 0 });
  const fetchAsBefore = globalThis.fetch;
  let isFirst = true;
  let rest = "";
  // A message is its length, a line break, and as many characters of JSON.
  const emptyMessages = new TransformStream<string, string>({
    transform(text, controller) {
      rest += text;
      for (;;) {
        const [length = ""] = rest.split("\n", 1);
        const end = length.length + 1 + Number(length);
        if (length === "" || rest.length < end) return;
        const numbered = JSON.parse(rest.slice(length.length + 1, end)) as [number][];
        const empty = JSON.stringify(numbered.map(([id]) => [id, ["noop"]]));
        controller.enqueue(`${empty.length}\n${empty}`);
        counted.lostAnswers += 1;
        rest = rest.slice(end);
      }
    },
  });
  globalThis.fetch = async (input, init) => {
    const response = await fetchAsBefore(input, init);
    if (!isFirst || !/\/Listen\/channel.*TYPE=xmlhttp/u.test(response.url)) return response;
    isFirst = false;
    const texts = response.body?.pipeThrough(new TextDecoderStream());
    const left = texts?.pipeThrough(emptyMessages).pipeThrough(new TextEncoderStream());
    return new Response(left ?? null, response);
  };
}
