import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { alertIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { Alert } from "@crewline/domain/records/alerts/alert";
import { noFacts } from "@crewline/domain/records/alerts/alert";
import { anAlert } from "@crewline/domain/rules/alerts/alert.test-support";
import { AlertsPage } from "../../web/src/areas/alerts/alerts-page.tsx";
import { AlertSettings } from "../../web/src/areas/settings/alerts/alert-settings.tsx";
import { putCompany } from "./support/a-company.ts";
import { Refused, api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { page as settingsPage } from "./support/olivia.ts";
import { ana, kim, renderPage } from "./support/render-page.tsx";

const page = { actor: kim, path: "/alerts" };

function putAlert(id: string, change: Partial<Alert> = {}): Alert {
  const alert = anAlert({ id: alertIdSchema.parse(id), ...change });
  live.put({ [`companies/c1/alerts/${id}`]: alert });
  return alert;
}

const lateBen = {
  employeeId: anEmployeeId("ben"),
  subject: { kind: "employee", id: "ben" },
} as const;
const openShifts = {
  type: "uncovered",
  employeeId: null,
  count: 2,
  subject: { kind: "day", id: "2026-11-22" },
  facts: { ...noFacts, day: "2026-11-22", timeZone: "America/New_York" },
} as const;

beforeEach(() => putCompany());

describe("the list of alerts", () => {
  test("says what each is about, with the way to its cause, and only of the chosen state", async () => {
    putAlert("late_ben", lateBen);
    putAlert("uncovered_day", openShifts);
    putAlert("late_ana", {
      state: "resolved",
      resolved: {
        uid: null,
        name: "",
        at: "2026-11-20T10:00:00.000Z",
        reason: null,
        isMuted: false,
      },
    });
    const hands = renderPage(<AlertsPage />, page);
    await screen.findByText("Ben Ito is late for the shift at 9:00 AM.");
    expect(screen.getByText("2 open shifts on Sun, Nov 22.").textContent).toContain("Nov 22");
    expect(screen.getByRole("link", { name: "Assign" }).getAttribute("href")).toBe(
      "/schedules?location=harbor&week=2026-11-22&day=2026-11-22",
    );
    expect(screen.queryByText(/Ana Diaz is late/u)).toBeNull();
    await hands.click(screen.getByRole("tab", { name: "Resolved" }));
    await screen.findByText("Ana Diaz is late for the shift at 9:00 AM.");
    expect(screen.getByText(/No longer the case since/u).textContent).toContain("Nov 20");
  });

  test("called a tab without alerts a filter that nothing matches", async () => {
    putAlert("late_ben", lateBen);
    const hands = renderPage(<AlertsPage />, page);
    await hands.click(await screen.findByRole("tab", { name: "Snoozed" }));
    await screen.findByText("Nothing snoozed");
    expect(screen.queryByText("Nothing matches")).toBeNull();
  });

  test("offered a manager of one location the locations of others to choose from", async () => {
    putAlert("late_ben", lateBen);
    renderPage(<AlertsPage />, page);
    await screen.findByText("Ben Ito is late for the shift at 9:00 AM.");
    expect(screen.queryByLabelText("Location")).toBeNull();
  });

  test("acknowledges one in place, and several at once by the key a", async () => {
    const [ben, open] = [putAlert("late_ben", lateBen), putAlert("uncovered_day", openShifts)];
    api.answer("alerts.acknowledge", ({ alertIds }) => ({ count: alertIds.length }));
    const hands = renderPage(<AlertsPage />, page);
    const [first] = await screen.findAllByRole("button", { name: "Acknowledge" });
    await hands.click(first ?? document.body);
    await screen.findByText("1 alert acknowledged.");
    for (const box of screen.getAllByRole("checkbox", { name: /Ben Ito|open shifts/u })) {
      await hands.click(box);
    }
    await hands.keyboard("a");
    await screen.findByText("2 alerts acknowledged.");
    expect(api.sent("alerts.acknowledge").at(-1)?.alertIds.toSorted()).toEqual([ben.id, open.id]);
  });

  test("snoozes, mutes and resolves from its menu, and says why a step was refused", async () => {
    const { id } = putAlert("late_ben", lateBen);
    api.answer("alerts.mute", () => ({}));
    api.answer("alerts.resolve", () => ({}));
    api.answer("alerts.snooze", () => {
      throw new Refused({ code: "CONFLICT", message: "This alert is resolved already." });
    });
    const hands = renderPage(<AlertsPage />, page);
    const choose = async (name: string) => {
      await hands.click(await screen.findByRole("button", { name: "More about this alert" }));
      await hands.click(await screen.findByRole("menuitem", { name }));
    };
    await choose("Snooze 1 hour");
    await screen.findByText("This alert is resolved already.");
    await choose("Mute for this employee");
    await screen.findByText(/^Muted\./u);
    expect(api.sent("alerts.mute")).toMatchObject([
      { type: "late", employeeId: "ben", isMuted: true },
    ]);
    await choose("Resolve…");
    const dialog = await screen.findByRole("dialog");
    await hands.type(within(dialog).getByRole("textbox", { name: /Reason/u }), "He called in");
    await hands.click(within(dialog).getByRole("button", { name: "Resolve" }));
    await screen.findByText("Resolved.");
    expect(api.sent("alerts.resolve")).toMatchObject([{ alertId: id, reason: "He called in" }]);
  });

  test("the reason typed to resolve an alert was lost when another person snoozed it", async () => {
    const alert = putAlert("late_ben", lateBen);
    const hands = renderPage(<AlertsPage />, page);
    await hands.click(await screen.findByRole("button", { name: "More about this alert" }));
    await hands.click(await screen.findByRole("menuitem", { name: "Resolve…" }));
    const reason = await screen.findByRole<HTMLInputElement>("textbox", { name: /Reason/u });
    await hands.type(reason, "He called in");
    live.put({ [`companies/c1/alerts/${alert.id}`]: { ...alert, state: "snoozed" } });
    await screen.findByText("No new alerts");
    expect(reason.isConnected && reason.value).toBe("He called in");
  });

  test("an alert that another person acknowledged first was told as 0 alerts", async () => {
    putAlert("late_ben", lateBen);
    api.answer("alerts.acknowledge", () => ({ count: 0 }));
    const hands = renderPage(<AlertsPage />, page);
    await hands.click(await screen.findByRole("button", { name: "Acknowledge" }));
    const told = await screen.findByText(/^Already /u);
    expect(told.textContent).toBe("Already acknowledged or resolved.");
  });

  test("the focus fell to the page when an alert left the list", async () => {
    putAlert("late_ben", { ...lateBen, firstAt: "2026-11-20T14:10:00.000Z" });
    putAlert("uncovered_day", { ...openShifts, firstAt: "2026-11-20T14:05:00.000Z" });
    api.answer("alerts.acknowledge", ({ alertIds }) => {
      for (const id of alertIds) live.remove(`companies/c1/alerts/${id}`);
      return { count: alertIds.length };
    });
    const hands = renderPage(<AlertsPage />, page);
    const [first] = await screen.findAllByRole("button", { name: "Acknowledge" });
    first?.focus();
    await hands.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Assign"));
    screen.getByRole("button", { name: "Acknowledge" }).focus();
    await hands.keyboard("{Enter}");
    await screen.findByText("No new alerts");
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "New" }));
  });

  test("an alert told its rule, but not why the reader sees it nor who gets a message", async () => {
    putAlert("late_ben", lateBen);
    const hands = renderPage(<AlertsPage />, page);
    await hands.click(await screen.findByRole("button", { name: "More about this alert" }));
    await hands.click(await screen.findByRole("menuitem", { name: "Why this alert?" }));
    const dialog = await screen.findByRole("dialog", { name: "Why this alert?" });
    await within(dialog).findByText("5 minutes after the shift began");
    within(dialog).getByText(/^You see it as a manager of /u);
    within(dialog).getByText("No message is sent; it is in this list alone.");
    expect(within(dialog).queryByRole("link", { name: "Change rule" })).toBeNull();
  });

  test("shows employees what tells them, without the steps of managers", async () => {
    putAlert("late_ana", { audience: "employeeToo" });
    putAlert("late_ana2");
    renderPage(<AlertsPage />, { ...page, actor: ana });
    const rows = await screen.findAllByText(/Ana Diaz is late/u);
    expect(rows).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Acknowledge" })).toBeNull();
  });
});

test("an admin changes the rule of a type in Settings", async () => {
  api.answer("settings.saveAlertRule", () => ({ version: 2 }));
  const hands = renderPage(<AlertSettings />, { ...settingsPage, path: "/settings?rule=" });
  await hands.click(await screen.findByRole("button", { name: "Edit Late" }));
  const dialog = await screen.findByRole("dialog", { name: "Late" });
  const threshold = within(dialog).getByRole("textbox", { name: /Threshold/u });
  await hands.clear(threshold);
  await hands.type(threshold, "10");
  await hands.click(within(dialog).getByRole("checkbox", { name: "E-mail" }));
  await hands.click(within(dialog).getByRole("button", { name: "Save" }));
  await screen.findByText("Saved.");
  expect(api.sent("settings.saveAlertRule")).toMatchObject([
    { rule: { type: "late", threshold: 10, channels: ["email"], digest: "immediate" } },
  ]);
});

test("a cleared threshold filled itself with 0, before which the next digits were typed", async () => {
  const hands = renderPage(<AlertSettings />, { ...settingsPage, path: "/settings?rule=late" });
  const threshold = await screen.findByRole<HTMLInputElement>("textbox", { name: /Threshold/u });
  await hands.clear(threshold);
  expect(threshold.value).toBe("");
  await hands.type(threshold, "20");
  expect(threshold.value).toBe("20");
});

test("an emptied threshold or time of escalation was saved as 0", async () => {
  const hands = renderPage(<AlertSettings />, { ...settingsPage, path: "/settings?rule=late" });
  const threshold = await screen.findByRole("textbox", { name: /Threshold/u });
  await hands.clear(threshold);
  await hands.tab();
  await hands.click(
    screen.getByRole("checkbox", { name: "Tell admins if no one acknowledges it" }),
  );
  await hands.clear(screen.getByRole("textbox", { name: /^After/u }));
  await hands.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findAllByText("Enter a number.")).toHaveLength(2);
  expect(api.sent("settings.saveAlertRule")).toEqual([]);
});

test("the rule said when it begins by a threshold that can't be saved", async () => {
  const hands = renderPage(<AlertSettings />, { ...settingsPage, path: "/settings?rule=late" });
  const threshold = await screen.findByRole("textbox", { name: /Threshold/u });
  await screen.findByText("Begins 5 minutes after the shift began.");
  await hands.clear(threshold);
  expect(screen.queryByText(/^Begins/u)).toBeNull();
  await hands.type(threshold, "99999");
  expect(screen.queryByText(/^Begins/u)).toBeNull();
});

test("a rule was not switched off while its hidden threshold was empty", async () => {
  api.answer("settings.saveAlertRule", () => ({ version: 2 }));
  const hands = renderPage(<AlertSettings />, { ...settingsPage, path: "/settings?rule=late" });
  await hands.clear(await screen.findByRole("textbox", { name: /Threshold/u }));
  await hands.click(screen.getByRole("checkbox", { name: "Alert" }));
  await hands.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved.");
  expect(api.sent("settings.saveAlertRule")).toMatchObject([
    { rule: { isEnabled: false, threshold: 5 } },
  ]);
});
