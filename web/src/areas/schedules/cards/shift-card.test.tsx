import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { aJobRole } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { LocaleContext } from "../../../locale/use-locale.ts";
import { JobRolesById } from "./job-roles-by-id.ts";
import { ShiftCard } from "./shift-card.tsx";

const barista = aJobRole("Barista");

function card(
  change: Partial<Shift> & { range?: string } = {},
  props: Partial<ComponentProps<typeof ShiftCard>> = {},
): string {
  return renderToStaticMarkup(
    <LocaleContext value={unknownReader}>
      <JobRolesById value={new Map([[barista.id, barista]])}>
        <ShiftCard shift={aShift(change)} who="Ana Diaz" isSaving={false} {...props} />
      </JobRolesById>
    </LocaleContext>,
  );
}

/** What a screen reader says of the card. */
const heard = (html: string) => /(?<= aria-label=")[^"]*/u.exec(html)?.[0] ?? "";

test("a changed shift has a star, and not the dot that stands for a draft at the week", () => {
  const [path] = /(?<=class="mark".*<path d=")[^"]*/u.exec(card({ state: "changed" })) ?? [];
  expect(path).toBeDefined();
  // Straight lines alone.
  expect(path).not.toMatch(/[aAcC]/u);
});

describe("a shift's card", () => {
  test.each([
    ["draft", "Draft", true],
    ["published", "Published", false],
    ["changed", "Unpublished change", true],
  ] as const)("says that it is %s, to the eye as well", (state, words, hasMark) => {
    const html = card({ state });
    expect(heard(html)).toContain(`, ${words}`);
    expect(html.includes('<svg class="mark"')).toBe(hasMark);
  });

  test("in the grid a draft has no pencil: it is hatched", () => {
    expect(card({}, { isInGrid: true })).not.toContain("<svg");
    expect(card({ state: "changed" }, { isInGrid: true })).toContain('<svg class="mark"');
  });

  test("says whose it is, when, and for which role", () => {
    expect(heard(card())).toMatch(/^Ana Diaz, Tue.*17.*, .*–\S* Barista, Draft$/u);
    expect(heard(card({}, { isNamed: true }))).toMatch(
      /^Tue.*17.*, .*–\S* Ana Diaz Barista, Draft$/u,
    );
  });

  test.each([
    ["in the grid", {}, { isInGrid: true }],
    ["in the grid, overnight", { range: "22:00-06:00" }, { isInGrid: true }],
    ["in a list, overnight", { range: "22:00-06:00" }, { isNamed: true }],
    ["below its job role", {}, { isNamed: true, isBelowRole: true }],
  ] as const)("is named by what is seen of it, in one piece, %s", (_where, change, props) => {
    const html = card(change, props);
    const seen = html.replaceAll(/<[^>]*>/gu, "").trim();
    expect(seen).toMatch(/^\d/u);
    expect(heard(html)).toContain(seen);
  });

  test("shows the name where no row does", () => {
    expect(card({}, { isNamed: true })).toContain("<span>Ana Diaz </span>");
    expect(card()).not.toContain("<span>Ana Diaz </span>");
  });

  test("on a phone does not repeat the job role that is above it, except when heard", () => {
    const html = card({}, { isNamed: true, isBelowRole: true });
    expect(html).not.toContain('class="role"');
    expect(heard(html)).toMatch(/Ana Diaz Barista, Draft$/u);
  });

  test("says that it reaches into the next day, and that it has a note", () => {
    expect(heard(card({ range: "22:00-06:00", note: "Bring the keys" }))).toContain("next day");
    expect(heard(card({ note: "Bring the keys" }))).toContain("has a note");
    expect(heard(card())).not.toMatch(/next day|has a note/u);
  });

  test("of an open shift is marked as unassigned", () => {
    expect(card({ employeeId: null })).toContain("unassigned");
    expect(card()).not.toContain("unassigned");
  });

  test("says that it is busy while it is saved, and is tinted in the colour of its role", () => {
    expect(card({}, { isInGrid: true })).toContain(`--role:${barista.colour}`);
    expect(card({ jobRoleId: null })).not.toContain("--role");
    expect(card({}, { isInGrid: true, isSaving: true })).toContain('aria-busy="true"');
  });

  test("is reached by Tab in a list; in the grid one card of all is", () => {
    expect(card()).toContain('tabindex="0"');
    expect(card({}, { isInGrid: true })).toContain('tabindex="-1"');
  });
});
