import fc from "fast-check";
import { expect, test } from "vitest";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import { mergeSpans } from "./merge-spans.ts";
import { splitSpan } from "./split-span.ts";
import type { ClosedSpan } from "../time-entries/wall-span.ts";
import { unpaidBreakSeconds, workedSeconds } from "../time-entries/worked-seconds.ts";

/** Breaks follow each other with at least a minute of work between them, in minutes. */
const shapes = fc.record({
  begins: fc.constantFrom<Instant>("2026-03-02T14:00:00.000Z", "2026-10-31T22:10:37.000Z"),
  breaks: fc.array(
    fc.record({
      after: fc.integer({ min: 1, max: 90 }),
      length: fc.integer({ min: 1, max: 60 }),
      isPaid: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  rest: fc.integer({ min: 1, max: 120 }),
  share: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
});

interface Drawn {
  begins: Instant;
  breaks: readonly { after: number; length: number; isPaid: boolean }[];
  rest: number;
}

function spanOf({ begins, breaks, rest }: Drawn): ClosedSpan {
  let minutes = 0;
  const at = (plus: number) => {
    minutes += plus;
    return instantAfter(begins, minutes * 60);
  };
  const taken = breaks.map(({ after, length, isPaid }) => ({
    startsAt: at(after),
    endsAt: at(length),
    isPaid,
  }));
  return { startsAt: begins, endsAt: at(rest), breaks: taken };
}

/** A moment inside the span, by the share of it that has passed. */
function momentIn({ startsAt, endsAt }: ClosedSpan, share: number): Instant {
  const seconds = (Date.parse(endsAt) - Date.parse(startsAt)) / 1000;
  return instantAfter(startsAt, 60 + Math.floor(share * (seconds - 61)));
}

const worked = (span: ClosedSpan) => workedSeconds(span, span.endsAt);
const unpaid = (span: ClosedSpan) => unpaidBreakSeconds(span, span.endsAt);
const paid = (span: ClosedSpan) =>
  unpaid({ ...span, breaks: span.breaks.map((one) => ({ ...one, isPaid: !one.isPaid })) });
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const splittable = shapes
  .map((drawn) => ({ span: spanOf(drawn), share: drawn.share }))
  .filter(({ span }) => Date.parse(span.endsAt) - Date.parse(span.startsAt) > 121_000);

test("pieces sum to the whole: worked seconds and breaks, paid and unpaid", () => {
  fc.assert(
    fc.property(splittable, ({ span, share }) => {
      const pieces = splitSpan(span, momentIn(span, share));
      for (const part of [worked, unpaid, paid]) {
        expect(sum(pieces.map(part))).toBe(part(span));
      }
    }),
  );
});

test("time that is split and merged again is what it was", () => {
  fc.assert(
    fc.property(splittable, ({ span, share }) => {
      const pieces = splitSpan(span, momentIn(span, share));
      expect(mergeSpans(pieces)).toEqual(span);
      expect(mergeSpans(pieces.toReversed())).toEqual(span);
    }),
  );
});

test("time that is merged has worked what its pieces have, with the gap as an unpaid break", () => {
  const gaps = fc.integer({ min: 0, max: 14_400 });
  fc.assert(
    fc.property(shapes, shapes, gaps, (one, other, gap) => {
      const first = spanOf(one);
      const second = spanOf({ ...other, begins: instantAfter(first.endsAt, gap) });
      const merged = mergeSpans([first, second]);
      expect(worked(merged)).toBe(worked(first) + worked(second));
      expect(unpaid(merged)).toBe(unpaid(first) + unpaid(second) + gap);
      expect(paid(merged)).toBe(paid(first) + paid(second));
    }),
  );
});
