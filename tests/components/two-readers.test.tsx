import { act, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { american, german } from "@crewline/domain/kernel/formats/readers.test-support";
import { aJobRole } from "@crewline/domain/records/job-roles/role-id.test-support";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { JobRolesById } from "../../web/src/areas/schedules/cards/job-roles-by-id.ts";
import { ShiftCard } from "../../web/src/areas/schedules/cards/shift-card.tsx";
import { LocaleProvider } from "../../web/src/session/preferences/locale-provider.tsx";
import { localeOnScreen } from "../../web/src/session/preferences/locale-on-screen.ts";
import { LocaleContext, useLocale } from "../../web/src/locale/use-locale.ts";

const shift = aShift({ range: "14:00-22:00" });
const barista = aJobRole("Barista");
const card = (
  <JobRolesById value={new Map([[barista.id, barista]])}>
    <ShiftCard shift={shift} who="Ana Diaz" isNamed isSaving={false} />
  </JobRolesById>
);
const cards = () => screen.getAllByRole("button").map((shown) => shown.getAttribute("aria-label"));

const forAmerican = "Tuesday, November 17, 2:00 PM – 10:00 PM Ana Diaz Barista, Draft";
const forGerman = "Tuesday 17 November, 14:00–22:00 Ana Diaz Barista, Draft";

function SideBySide({ readers }: { readers: readonly Locale[] }) {
  return readers.map((locale, index) => (
    <LocaleContext key={index} value={locale}>
      {card}
    </LocaleContext>
  ));
}

test("two readers see the same shift on one screen, each in their formats", () => {
  render(<SideBySide readers={[american, german]} />);
  expect(cards()).toEqual([forAmerican, forGerman]);
});

test("a changed format is drawn at once, also by a card that has not changed", () => {
  const { rerender } = render(<SideBySide readers={[american, german]} />);
  rerender(<SideBySide readers={[german, american]} />);
  expect(cards()).toEqual([forGerman, forAmerican]);
});

test("calls name the formats of the screen: the company's, else the person's own", () => {
  const nothing = <span />;
  const own = (inner = nothing) => (
    <LocaleProvider of="person" language="en" formats={american.formats}>
      {inner}
    </LocaleProvider>
  );
  const company = (
    <LocaleProvider of="company" language="en" formats={german.formats}>
      <Clock />
    </LocaleProvider>
  );
  const { rerender, unmount } = render(own(company));
  expect([localeOnScreen().formats, screen.getByText("24").tagName]).toEqual([
    german.formats,
    "OUTPUT",
  ]);
  rerender(own());
  expect(localeOnScreen().formats).toEqual(american.formats);
  act(unmount);
  expect(localeOnScreen().formats.clock).toBe("automatic");
});

test("nothing is shared between two renderings of one process", () => {
  const drawn = [american, german, american].map((locale) =>
    renderToStaticMarkup(<SideBySide readers={[locale]} />),
  );
  expect(drawn[0]).toContain("2:00 PM – 10:00 PM");
  expect(drawn[1]).toContain("14:00–22:00");
  expect(drawn[2]).toBe(drawn[0]);
});

function Clock() {
  return <output>{useLocale().formats.clock}</output>;
}
