import { afterEach, expect, test } from "vitest";
import { deviceFormats, setPresentFormats } from "../formats/formats.ts";
import { RuleViolation } from "./rule-violation.ts";
import { timeSentence } from "./time-messages.ts";

const fields = { who: "Ana", from: "14:00", to: "22:00", where: "Harbor", day: "Friday" };

afterEach(() => setPresentFormats(deviceFormats));

test("a refusal names times as its reader writes them, wherever the rule was checked", () => {
  expect(new RuleViolation("overlap", fields).message).toBe(
    "Ana already works 14:00–22:00 at Harbor on Friday.",
  );
  setPresentFormats({ clock: "12", dateOrder: "monthFirst", numberStyle: "point" });
  const twelve = "Ana already works 2:00 PM – 10:00 PM at Harbor on Friday.";
  expect(new RuleViolation("overlap", fields).message).toBe(twelve);
  expect(timeSentence("overlap", fields)).toBe(twelve);
  expect(timeSentence("tooEarly", { from: "08:45" })).toContain("clock in from 8:45 AM.");
  expect(timeSentence("overlap", { ...fields, to: "now" })).toContain("2:00 PM – now");
});

test("rules that name no time, and fields of another kind, keep the sentence of the server", () => {
  expect(timeSentence("endBeforeStart", {})).toBeNull();
  expect(timeSentence("overlap", { ...fields, from: 14 })).toBeNull();
});
