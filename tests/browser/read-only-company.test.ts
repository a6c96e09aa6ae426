import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { aStaffMember, basics, memberOf } from "../support/a-company.ts";
import { giveSubscription } from "../support/a-subscription.ts";
import { viewOf } from "../support/a-view.ts";
import { anAttempt, apiFor } from "../support/api-client.ts";
import { arriveAs } from "../support/arrive.ts";
import type { Login } from "../support/auth-emulator.ts";
import { aLogin } from "../support/auth-emulator.ts";
import { goWithin } from "../support/go-within.ts";
import { pressEverything } from "../support/press-everything.ts";
import type { Device } from "../support/visit.ts";
import { anything, appOrigin, desk, phone, visit } from "../support/visit.ts";

/** A company with made-up people, hours and requests, and its owner. */
async function aFullCompany(): Promise<{ companyId: CompanyId; owner: Login }> {
  const login = await aLogin();
  const { name: _name, ...company } = basics;
  const api = apiFor(login.idToken);
  const { companyId } = await api.onBoard.createDemo.mutate({ ...anAttempt(), company });
  return { companyId, owner: (await memberOf(login)).login };
}

/** It missed its payments. */
let stopped: Awaited<ReturnType<typeof aFullCompany>>;
/** Its subscription is in order; product staff view it. */
let viewed: Awaited<ReturnType<typeof aFullCompany>>;
beforeAll(async () => {
  [stopped, viewed] = await Promise.all([aFullCompany(), aFullCompany()]);
  await stopFor(stopped.companyId);
  stopped.owner = (await memberOf(stopped.owner)).login;
});

function stopFor(companyId: CompanyId) {
  const stripe = { customer: "cus_1", subscription: "sub_1", createdAt: null };
  const since = "2026-01-01T00:00:00.000Z";
  return giveSubscription({ companyId }, { status: "pastDue", plan: "plus", since, stripe });
}

/** What a read-only company keeps, as a tap of the person's own. */
const kept = /^(?:user\.|onBoard\.deleteDemo|subscription\.|settings\.(?:startExport|exportPage))/u;

/** Each screen of an admin, and what is there once it is read. */
const screens = [
  { path: "/", shows: "to approve" },
  { path: "/templates", shows: "Opening" },
  { path: "/schedules", shows: "Published" },
  { path: "/calendar", shows: "Today" },
  { path: "/time-entries", shows: "Ready to approve" },
  { path: "/alerts", shows: "Time off" },
  { path: "/reports", shows: "Locations closed" },
  { path: "/reports?report=all", shows: "Sales" },
  { path: "/employees", shows: "Aiko" },
  { path: "/wage-changes", shows: "Aiko" },
  { path: "/locations", shows: "2 locations" },
  { path: "/time-entry-audits-list", shows: "latest changes" },
  { path: "/settings?tab=company", shows: "Weeks start on" },
];

/** Screens that are others on a phone. */
const onPhone = screens.filter(({ path }) => ["/", "/schedules", "/employees"].includes(path));

/** A view closes every act as a read-only company does; the login's own acts are closed as well. */
const inView = screens.filter(({ path }) => ["/", "/employees", "/wage-changes"].includes(path));

/** A walk presses some fifty buttons. */
const LONGEST_MS = 600_000;

describe("in a read-only company, no button leads to a change", () => {
  test.each(screens)(
    "of $path at a desk",
    (screen) => expectNoChange(desk, { screen }),
    LONGEST_MS,
  );
  test.each(onPhone)(
    "of $path on a phone",
    (screen) => expectNoChange(phone, { screen }),
    LONGEST_MS,
  );
});

describe("while product staff view an admin, no button leads to a change", () => {
  test.each(inView)(
    "of $path at a desk",
    (screen) => expectNoChange(desk, { screen, isView: true }),
    LONGEST_MS,
  );
});

interface Looked {
  screen: (typeof screens)[number];
  isView?: boolean;
}

async function expectNoChange(device: Device, { screen, isView = false }: Looked) {
  const { page } = await visit(device, { mayComplain: anything, isNew: true });
  await (isView ? arriveViewing(page) : arriveAs(page, stopped.owner));
  await page.goto(`${appOrigin}${screen.path}`);
  await page
    .getByText(isView ? viewing : "so this company is read-only")
    .first()
    .waitFor();
  const attempted = await pressEverything(page, () => openAnew(page, screen));
  const may = isView ? /^users\.leaveView$/u : kept;
  expect(attempted.filter(({ what }) => !may.test(what))).toEqual([]);
}

/** Shows a screen with nothing open or chosen on it. */
async function openAnew(page: Page, { path, shows }: Looked["screen"]): Promise<void> {
  const isCovered = await page
    .locator(".MuiModal-root")
    .filter({ visible: true })
    .first()
    .isVisible();
  if (isCovered) {
    await page.goto(`${appOrigin}${path}`);
  } else {
    // A load of the document takes ten times as long as a look at another screen.
    await goWithin(page, "/nowhere");
    await page.getByRole("heading", { name: "There is no page here" }).waitFor();
    await goWithin(page, path);
  }
  await page.getByRole("main").getByText(shows).first().waitFor();
}

const viewing = /^Viewing .+ read-only, until/u;

/** Product staff at this device, who look at the company as its owner. */
async function arriveViewing(page: Page): Promise<void> {
  const staff = await aStaffMember();
  await arriveAs(page, staff.login);
  await staff.api.users.viewAs.mutate(viewOf(viewed.owner.uid));
  await page.getByText(viewing).first().waitFor();
}
