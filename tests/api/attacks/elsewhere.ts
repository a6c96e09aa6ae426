export interface TriedElsewhere {
  rows: readonly number[];
  file: string;
  /** Words of the titles there. */
  titles: readonly string[];
}

/** Rows of the session contract's section 6 whose place is in the rules or in a browser. */
export const triedElsewhere: readonly TriedElsewhere[] = [
  {
    // Old tokens, missing and foreign companies, aggregates, groups, mixed reads, strangers.
    rows: [16, 24, 26, 27, 29, 34],
    file: "tests/rules/rules.test.ts",
    titles: ["as the table says", "nobody lists all %s of all companies"],
  },
  {
    rows: [31, 32],
    file: "tests/rules/rules.test.ts",
    titles: ["nobody may create, change or delete %s"],
  },
  {
    rows: [81, 87, 89, 91],
    file: "tests/browser/session-redirects.test.ts",
    titles: [
      "a person without a company gets the on-boarding on every route and nothing else",
      "when the user information fails",
      "a cookie cannot point the identity service elsewhere",
      "no other site can show the app or the sign-in page in a frame",
    ],
  },
  {
    rows: [84, 86],
    file: "tests/browser/session-tabs.test.ts",
    titles: ["what another tab writes beside the messages", "that sign in at once are all in"],
  },
];
