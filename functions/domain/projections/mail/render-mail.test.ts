import { anInvitation } from "../../rules/mail/mail-builder.test-support.ts";
import { describe, expect, test } from "vitest";
import {
  evening,
  aWeek,
  anotherZone,
  fridayOff,
  toCover,
  everyKind,
} from "./mails.test-support.ts";
import { renderMail } from "./render-mail.ts";

const origin = "https://app.crewline.test";
describe.each(everyKind)("a mail of the kind $kind", (content) => {
  const mail = renderMail(content, { origin, language: "en" });

  test("says the same in plain text and in HTML, with a link into the application", () => {
    const links = [...mail.html.matchAll(/href="([^"]*)"/gu)].map(([, link = ""]) => link);
    expect(links).toHaveLength(1);
    for (const link of links) {
      const plain = link.replaceAll("&amp;", "&");
      expect(new URL(plain).origin).toBe(origin);
      expect(mail.text).toContain(plain);
    }
  });

  test("fetches nothing and runs nothing", () => {
    expect(mail.html).not.toMatch(/<(?:img|script|link|iframe|form)\b|url\(|\bon\w+=/iu);
  });

  test("has a subject of one line", () => {
    expect(mail.subject).toMatch(/^[^\p{Cc}]{10,120}$/u);
  });
});

test("a request and its decision say who, when, which kind and the note", () => {
  const asked = renderMail({ kind: "timeOffRequested", ...fridayOff }, { origin, language: "en" });
  expect(asked.subject).toBe("Ana Diaz asks for time off: Fri 27 Nov");
  expect(asked.text).toContain("Fri 27 Nov. Vacation.");
  expect(asked.text).toContain("“A wedding”");
  const decided = renderMail(
    { kind: "timeOffDecided", ...fridayOff, decision: "approved", byName: "Marcus" },
    { origin, language: "en" },
  );
  expect(decided.text).toContain("Marcus approved your time off: Fri 27 Nov. Vacation.");
});

test("managers elsewhere read which shifts need another person, and why", () => {
  const off = renderMail(toCover, { origin, language: "en" });
  expect(off.subject).toBe("2 shifts to cover at Market Square: Ana Diaz");
  expect(off.text).toContain("Marcus approved time off for Ana Diaz.");
  expect(off.text).toContain("Fri 27 Nov");
  expect(off.text).toContain("/schedules?location=market&week=2026-11-23");
  const left = renderMail({ ...toCover, because: "left" }, { origin, language: "en" });
  expect(left.text).toContain("Ana Diaz no longer works for the company.");
});

describe("what people typed", () => {
  const hostile = "<script>alert(1)</script>\r\nBcc: everybody@elsewhere.example";
  const mail = renderMail(
    { ...anInvitation, companyName: hostile, employeeName: hostile, invitedByName: hostile },
    { origin, language: "en" },
  );

  test("is text in the HTML, never markup", () => {
    expect(mail.html).not.toContain("<script");
    expect(mail.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  test("cannot add a header by a line break in the subject", () => {
    expect(mail.subject).not.toMatch(/[\r\n]/u);
    expect(mail.subject).toContain("Bcc: everybody");
  });

  test("is no link, whatever it looks like", () => {
    const company = "Your bank https://elsewhere.example/login www.elsewhere.example";
    const { text } = renderMail(
      { ...anInvitation, companyName: company },
      { origin, language: "en" },
    );
    expect(text).not.toContain("https://elsewhere");
    expect(text).not.toContain("www.");
  });

  test("is cut where it is too long", () => {
    const { subject } = renderMail(
      { ...anInvitation, companyName: "x".repeat(500) },
      { origin, language: "en" },
    );
    expect(subject.length).toBeLessThanOrEqual(120);
  });
});

test("an invitation whose token is gone has no link", () => {
  expect(
    renderMail({ ...anInvitation, token: null }, { origin, language: "en" }).html,
  ).not.toContain("href=");
});

test("a first week lists the shifts, a second one their changes", () => {
  const first = renderMail(aWeek, { origin, language: "en" });
  expect(first.subject).toMatch(/^Your shifts: Pier, the week of Mon,? 23 Nov$/u);
  expect(first.text).toContain("17:00–22:00, Barista");
  const late = { ...evening, startsAtLocal: "18:00" };
  const changes = [
    { before: evening, after: late },
    { before: late, after: late },
    { before: evening, after: null },
  ];
  const second = renderMail({ ...aWeek, changes }, { origin, language: "en" });
  expect(second.subject).toContain("Your shifts changed");
  expect(second.text).toMatch(/18:00–22:00, Barista \(it was 17:00–22:00\)/u);
  expect(second.text).toContain("18:00–22:00, Barista (its note or break changed)");
  expect(second.text).toMatch(/Not any more: .*17:00–22:00/u);
});

test("another time zone gives both names, and each shift on the new clock as it was and is", () => {
  const { subject, text } = renderMail(anotherZone, { origin, language: "en" });
  expect(subject).toBe("Your shifts move: Pier has another time zone");
  expect(text).toContain("from America/New York to America/Los Angeles.");
  expect(text).toMatch(/17:00–22:00, Barista \(it was 14:00–19:00\)/u);
  expect(text).toContain("/schedules?location=pier&week=2026-11-23");
  expect(text).not.toContain("only the name");
});

test.each([
  [1, "One more shift stays at the same moment as before; only the name"],
  [3, "3 more shifts stay at the same moment as before; only the name"],
])("another time zone says of %i shifts that only its name is different", (unmovedCount, words) => {
  expect(renderMail({ ...anotherZone, unmovedCount }, { origin, language: "en" }).text).toContain(
    words,
  );
});

test.each([
  ["rightsChanged", "manager", "You are now a manager"],
  ["rightsChanged", null, "took your login out of the company"],
  ["switchedOff", "manager", "can no longer be used to sign in"],
  ["secondFactorRemoved", "manager", "The password alone opens it"],
] as const)("on %s of a login its owner reads what it means", (act, role, words) => {
  const { text } = renderMail(
    { kind: "accessChanged", act, role, byName: "Olivia" },
    { origin, language: "en" },
  );
  expect(text).toContain(words);
});

test.each([
  ["recoveryCodesMade", "New recovery codes were made for your account."],
  ["recoveryCodeUsed", "A recovery code was used to sign in to your account."],
] as const)("on %s the owner of a login reads what to do if it was another", (act, words) => {
  const content = { kind: "accessChanged", act, role: "admin", byName: "Olivia" } as const;
  const { text } = renderMail(content, { origin, language: "en" });
  expect(text).toContain(words);
  expect(text).toContain("If this wasn't you, change your password");
  expect(text).toContain("/settings?tab=mine&section=security");
});

test("a long list of changes says how many more there are", () => {
  const changes = Array.from({ length: 45 }, () => ({ before: null, after: evening }));
  const { text } = renderMail({ ...aWeek, changes }, { origin, language: "en" });
  expect(text.match(/17:00/gu)).toHaveLength(40);
  expect(text).toContain("and 5 more");
});

test("the document of a letter names its language", () => {
  expect(renderMail(aWeek, { origin, language: "en" }).html).toContain('<html lang="en">');
});
