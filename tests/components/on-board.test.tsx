import { screen, waitFor } from "@testing-library/react";
import type { OnBoardStep } from "@crewline/domain/records/company/on-boarding";
import { shownStep } from "@crewline/domain/records/company/on-boarding";
import { joinPlans } from "@crewline/domain/records/locations/location-record";
import { aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import { useSearchParams } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { LocationStep } from "../../web/src/areas/on-board/location-step.tsx";
import { StepBar } from "../../web/src/areas/on-board/step-bar.tsx";
import { useCompany } from "../../web/src/entities/company/use-company.ts";
import { harbor, putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { live } from "./support/fake-live.ts";
import { isOff, page } from "./support/olivia.ts";
import { renderPage } from "./support/render-page.tsx";

/** The step of the locations below the bar of all steps. */
function SetUp() {
  const company = useCompany();
  const [params] = useSearchParams();
  if (company.status !== "ready") return null;
  const { onBoarding } = company.data;
  const shown = shownStep(onBoarding, params.get("step"));
  return (
    <>
      <StepBar shown={shown} progress={onBoarding} />
      <main hidden={shown !== "location"}>
        <LocationStep company={company.data} locations={joinPlans([harbor], [])} />
      </main>
    </>
  );
}

const reach = (step: OnBoardStep) =>
  live.put({ "companies/c1": { ...aCompany(), onBoarding: { step, skipped: [] } } });

const open = (search = "") => renderPage(<SetUp />, { ...page, path: `/on-board${search}` });
const leave = () => screen.findByRole("button", { name: "Continue" });

beforeEach(putCompany);

test("a step opened while the server still answers for the one before stays open", async () => {
  reach("location");
  const answer = Promise.withResolvers<Record<string, never>>();
  api.answer("onBoard.leaveStep", () => answer.promise);
  const hands = open();
  await hands.click(await leave());
  reach("rules");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Continue" })).toBeNull());
  await hands.click(screen.getByRole("tab", { name: "Locations" }));
  expect(isOff(await leave())).toBe(true);
  answer.resolve({});
  await waitFor(async () => expect(isOff(await leave())).toBe(false));
  expect(location.search).toBe("?step=location");
});

test("a step that was opened once more leads back to the company's own when it is done", async () => {
  reach("rules");
  api.answer("onBoard.leaveStep", () => ({}));
  const hands = open("?step=location");
  await hands.click(await leave());
  await waitFor(() => expect(screen.queryByRole("button", { name: "Continue" })).toBeNull());
  expect(location.search).toBe("");
});
