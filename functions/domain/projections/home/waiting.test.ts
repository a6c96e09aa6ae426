import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { anAlert } from "../../rules/alerts/alert.test-support.ts";
import { anEntry } from "../../rules/time-entries/entry-builder.test-support.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import {
  alertWait,
  companyAlertText,
  correctionWait,
  countTexts,
  nothingWaits,
  packWaiting,
  timeOffWait,
  unpackAlerts,
  unpackWaiting,
} from "../../records/summaries/waiting.ts";

const asked = aTimeOff({ state: "requested", decidedBy: null, decidedAt: null });
const alert = anAlert({});

test("what waits is packed whole, and gone once it is decided", () => {
  const waiting = packWaiting([timeOffWait(asked), alertWait(alert)]);
  expect(unpackWaiting(waiting)).toMatchObject({ timeOff: [asked], alerts: [alert], punches: [] });
  expect(timeOffWait({ ...asked, state: "approved" }).text).toBeNull();
  expect(packWaiting([timeOffWait({ ...asked, state: "denied" }), null])).toEqual(nothingWaits);
});

test("an entry waits only while its employee asks for other times", () => {
  expect(correctionWait(anEntry({ correction: null }))).toBeNull();
});

test("a text that cannot be read hides no other", () => {
  const { timeOff } = packWaiting([timeOffWait(asked)]);
  const waiting = { ...nothingWaits, timeOff: { ...timeOff, bad: "{", worse: "{}", gone: null } };
  expect(unpackWaiting(waiting).timeOff).toEqual([asked]);
});

test("the company's work counts the alerts of locations, and holds those of the company", () => {
  const ofCompany = { ...alert, locationId: null };
  const alerts = {
    here: companyAlertText({ ...alert, locationId: aLocationId("pier") }),
    all: companyAlertText(ofCompany),
    seen: companyAlertText({ ...alert, state: "acknowledged" as const }),
  };
  expect(countTexts(alerts)).toBe(2);
  expect(unpackAlerts(alerts)).toEqual([ofCompany]);
  expect(alertWait(ofCompany)).toBeNull();
});
