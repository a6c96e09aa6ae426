import { describe, expect, test } from "vitest";
import { anEntry } from "../time-entries/entry-builder.test-support.ts";
import { countsAsWorked } from "../time-entries/transitions.ts";
import { holdsTime } from "../time-entries/find-conflict.ts";
import { mayBeApproved, reviewGroupOf } from "../time-entries/review.ts";
import { broken } from "../violations/broken.test-support.ts";
import {
  answered,
  answeredEntry,
  askedEntry,
  openRequestOf,
  requireNoOpenRequest,
} from "./correction.ts";
import { editedEntry } from "./edit-entry.ts";
import { splitEntry } from "./split-entry.ts";
import { anEntryId } from "../../kernel/ids/ids.test-support.ts";

const at = (time: string) => `2026-03-02T${time}.000Z`;
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to), breaks: [] });
const ana = { name: "Ana", at: at("23:00:00") };
const kim = { name: "Kim", at: at("23:30:00") };
const closed = anEntry({
  state: "closed",
  payable: span("14:00:00", "22:00:00"),
  flags: ["lateIn"],
});
const asks = { requested: span("13:30:40", "22:10:20"), message: "I began earlier." };
const asked = askedEntry(closed, asks, ana);

describe("a request for other times", () => {
  test("changes no time, keeps whole minutes, and needs a decision, also of approved time", () => {
    expect(asked).toMatchObject({
      state: "closed",
      payable: closed.payable,
      flags: ["lateIn", "correctionRequested"],
      correction: { state: "open", requested: span("13:30:00", "22:10:00"), askedAt: ana.at },
      version: 2,
    });
    const approved = askedEntry({ ...closed, flags: [], state: "approved" }, asks, ana);
    expect([asked, approved].map(reviewGroupOf)).toEqual(["needsYou", "needsYou"]);
    expect(reviewGroupOf({ ...approved, flags: [] })).toBe("done");
  });

  test("replaces the one before, and is marked once", () => {
    const again = askedEntry(asked, { ...asks, message: "At half past." }, ana);
    expect(again.flags).toEqual(asked.flags);
    expect(openRequestOf(again).message).toBe("At half past.");
  });

  test("is refused while the clock runs, and of time that was voided", () => {
    const refused = broken("illegalTransition", expect.anything());
    expect(() => askedEntry(anEntry(), asks, ana)).toThrow(refused);
    expect(() => askedEntry({ ...closed, state: "voided" }, asks, ana)).toThrow(refused);
  });

  test("that waits is not passed over by an approval, and is answered once", () => {
    expect(() => requireNoOpenRequest(asked, "Ana")).toThrow(
      broken("correctionOpen", { who: "Ana" }),
    );
    const declined = answeredEntry(
      asked,
      { state: "declined", answer: "The video shows 9:00." },
      kim,
    );
    expect(declined).toMatchObject({
      flags: ["lateIn"],
      payable: closed.payable,
      correction: { state: "declined", answer: "The video shows 9:00.", answeredByName: "Kim" },
    });
    expect(() => requireNoOpenRequest(declined, "Ana")).not.toThrow();
    expect(() => openRequestOf(declined)).toThrow(broken("correctionAnswered", {}));
    expect(answered(declined, { state: "accepted" }, kim).correction).toBe(declined.correction);
  });

  test("is settled by an edit, and stays with the first piece of a split", () => {
    const edited = editedEntry(asked, "changeBreaks", { by: kim });
    expect(edited).toMatchObject({ flags: [], correction: { state: "settled" } });
    const { jobRoleId, locationId, shiftId, timeZone } = asked;
    const work = { jobRoleId, locationId, shiftId, timeZone };
    const split = { at: at("18:00:00"), id: anEntryId("piece"), work, who: "Ana" };
    expect(splitEntry(asked, split, kim)).toMatchObject([
      { correction: { state: "settled" } },
      { correction: null },
    ]);
  });
});

describe("a request for an entry of a forgotten day", () => {
  const wanted = { ...closed, state: "requested", punched: null, flags: [], version: 0 } as const;
  const entry = askedEntry({ ...wanted, flags: [] }, asks, ana);

  test("waits for a decision and counts as no work", () => {
    expect(entry).toMatchObject({
      state: "requested",
      payable: span("13:30:00", "22:10:00"),
      correction: { state: "open", isNewEntry: true, message: "I began earlier." },
      version: 1,
    });
    expect(reviewGroupOf(entry)).toBe("needsYou");
    expect([mayBeApproved(entry), countsAsWorked(entry.state), holdsTime(entry)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("moves its time with the request, and is voided when it is declined or withdrawn", () => {
    const later = askedEntry(entry, { ...asks, requested: span("15:00:00", "20:00:00") }, ana);
    expect(later).toMatchObject({ state: "requested", payable: span("15:00:00", "20:00:00") });
    for (const state of ["declined", "withdrawn"] as const) {
      expect(answeredEntry(entry, { state, answer: "" }, kim)).toMatchObject({
        state: "voided",
        flags: [],
        correction: { state },
      });
    }
  });
});
