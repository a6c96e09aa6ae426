import { expect, test } from "vitest";
import { held } from "../../records/skills/skill-id.test-support.ts";
import type { HeldSkill } from "../../records/skills/skill.ts";
import { skillState, worstSkillState } from "./skill-state.ts";

test.each([
  [null, "valid"],
  ["2026-11-20", "expired"],
  ["2026-11-21", "endsSoon"],
  ["2026-12-21", "endsSoon"],
  ["2026-12-22", "valid"],
])("a skill that ends on %s is %s on 21 November", (expiresOn, state) => {
  expect(skillState({ expiresOn }, "2026-11-21")).toBe(state);
});

test("of several skills, the most urgent one counts", () => {
  const [gone, soon, fine] = ["2026-11-20", "2026-12-01", null].map((expiresOn) =>
    held("Food safety", expiresOn),
  );
  if (!gone || !soon || !fine) throw new Error("There are three skills.");
  const worst = (...skills: HeldSkill[]) => worstSkillState(skills, "2026-11-21");
  expect(worst(fine, soon, gone)).toBe("expired");
  expect(worst(fine, soon)).toBe("endsSoon");
  expect(worst(fine)).toBe("valid");
  expect(worst()).toBe("valid");
});
