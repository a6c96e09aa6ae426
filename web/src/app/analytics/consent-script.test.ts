import { expect, test } from "vitest";
import { isGranted } from "./consent-script.ts";

const both = { consents: { 1: true, 8: true } };

test.each([
  ["both purposes are agreed to", { eventStatus: "useractioncomplete", purpose: both }],
  ["an earlier yes is loaded", { eventStatus: "tcloaded", purpose: both }],
  ["no consent is due where the person is", { eventStatus: "tcloaded", gdprApplies: false }],
])("visits are counted when %s", (_, answer) => {
  expect(isGranted(answer, true)).toBe(true);
});

test.each([
  ["the choices are still on the screen", { eventStatus: "cmpuishown", purpose: both }, true],
  ["one purpose is refused", { eventStatus: "tcloaded", purpose: { consents: { 1: true } } }, true],
  ["nothing was said", { eventStatus: "tcloaded" }, true],
  ["the script failed", { eventStatus: "tcloaded", purpose: both }, false],
  ["there is no answer", undefined, true],
])("nothing is counted when %s", (_, answer, isValid) => {
  expect(isGranted(answer, isValid)).toBe(false);
});
