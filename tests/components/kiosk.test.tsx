import { aJobRole } from "@crewline/domain/records/job-roles/role-id.test-support";
import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import { screen } from "@testing-library/react";
import { TRPCClientError } from "@trpc/client";
import { describe, expect, test } from "vitest";
import { checklistRunIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { checklistItemIdSchema } from "@crewline/domain/records/checklists/checklist-item";
import type { Greeting } from "../../web/src/areas/kiosk/desk/kiosk-desk.ts";
import { aDesk, greeting, refusal } from "../../web/src/areas/kiosk/desk/a-desk.test-support.ts";
import { PairedKiosk } from "../../web/src/areas/kiosk/paired-kiosk.tsx";
import { ana, renderPage } from "./support/render-page.tsx";

const face = {
  name: "Front desk",
  companyName: "Harbor Coffee",
  locationName: "Harbor",
  timeZone: "America/New_York",
  formats: deviceFormats,
  photoDays: null,
  jobRoles: [aJobRole("Barista"), aJobRole("Cook")],
};

/** A paired tablet with the hands of those in front of it. */
async function atTablet() {
  const made = await aDesk();
  const stays = async () => undefined;
  const kiosk = <PairedKiosk desk={made.desk} face={face} onFace={stays} onUnpaired={stays} />;
  return { ...made, hands: renderPage(kiosk, { actor: ana, path: "/kiosk" }) };
}

const button = (name: string | RegExp) => screen.findByRole("button", { name });

describe("a clock-in that came too early", () => {
  test("asks for a reason and a manager's PIN, keeps both on a wrong one, and is recorded", async () => {
    const { hands, calls } = await atTablet();
    calls.punch.mockRejectedValueOnce(refusal("FORBIDDEN", "tooEarly"));
    await hands.keyboard("204816");
    await hands.click(await button("Clock in"));
    await screen.findByRole("heading", { name: "Not clocked in" });
    await screen.findByText("Refused: tooEarly.");
    await hands.click(await button("Let a manager allow it"));
    await hands.click(await button("Next: manager's PIN"));
    await screen.findByText("Enter the reason in a few words.");
    await hands.type(screen.getByLabelText(/^Reason/u), "Delivery at 8.");
    await hands.click(await button("Next: manager's PIN"));
    calls.override.mockRejectedValueOnce(refusal("NOT_FOUND", "pinUnknown"));
    await hands.keyboard("111222");
    await screen.findByText("No manager of this location has this PIN. Try again.");
    await hands.keyboard("778899");
    await screen.findByRole("heading", { name: "Clocked in" });
    expect(calls.override.mock.lastCall?.[0]).toMatchObject({
      managerPin: "778899",
      reason: "Delivery at 8.",
    });
    await hands.click(await button(/^Done/u));
    await screen.findByRole("heading", { name: "Enter your PIN" });
  });

  test("is forgotten when no manager comes", async () => {
    const { hands, calls } = await atTablet();
    calls.punch.mockRejectedValueOnce(refusal("FORBIDDEN", "tooEarly"));
    await hands.keyboard("204816");
    await hands.click(await button("Clock in"));
    await screen.findByRole("heading", { name: "Not clocked in" });
    await hands.click(await button(/^Cancel/u));
    await screen.findByRole("heading", { name: "Enter your PIN" });
    expect(calls.override).not.toHaveBeenCalled();
  });
});

describe("a clock-out with a checklist open", () => {
  const working: Greeting = {
    ...greeting,
    state: "working",
    since: "2026-03-02T08:00:00.000Z",
    possible: ["clockOut", "startBreak"],
    listsLeft: [
      {
        id: checklistRunIdSchema.parse("closing"),
        title: "Closing",
        items: [{ id: checklistItemIdSchema.parse("doors"), label: "Doors locked" }],
      },
    ],
  };

  test("names what is not done before the tablet records it", async () => {
    const { hands, calls } = await atTablet();
    calls.identify.mockResolvedValue(working);
    await hands.keyboard("204816");
    await hands.click(await button("Clock out"));
    await screen.findByRole("heading", { name: "These items are not done" });
    await screen.findByText("Doors locked");
    expect(calls.punch).not.toHaveBeenCalled();
    await hands.click(await button("Clock out anyway"));
    await screen.findByRole("heading", { name: "Clocked out" });
    expect(calls.punch).toHaveBeenCalledTimes(1);
  });

  test("is not made by a person who goes back to the checklist, and a break never asks", async () => {
    const { hands, calls } = await atTablet();
    calls.identify.mockResolvedValue(working);
    await hands.keyboard("204816");
    await hands.click(await button("Clock out"));
    await hands.click(await button(/^Stay clocked in/u));
    await screen.findByRole("heading", { name: "Enter your PIN" });
    expect(calls.punch).not.toHaveBeenCalled();
    await hands.keyboard("204816");
    await hands.click(await button("Start break"));
    await screen.findByRole("heading", { name: "Started a break" });
  });
});

test("without a connection a person chooses the job role among those of the company", async () => {
  const { hands, calls, kept } = await atTablet();
  calls.identify.mockRejectedValue(new TRPCClientError("Failed to fetch"));
  await hands.keyboard("204816");
  await hands.selectOptions(await screen.findByLabelText(/^Job role/u), "Cook");
  await hands.click(await button("Clock in"));
  await screen.findByRole("heading", { name: "Recorded on this tablet" });
  await screen.findByText(/1 punch waits .*, from /u);
  await hands.click(await button(/^Done/u));
  await hands.keyboard("204816");
  await hands.selectOptions(await screen.findByLabelText(/^Job role/u), "Barista");
  await hands.click(await button("Clock out"));
  await screen.findByRole("heading", { name: "Recorded on this tablet" });
  const sent = calls.sync.mock.calls.flatMap(([{ punches }]) => punches);
  expect([...sent, ...kept]).toMatchObject([
    { kind: "clockIn", jobRoleId: aJobRole("Cook").id },
    { kind: "clockOut", jobRoleId: null },
  ]);
});
