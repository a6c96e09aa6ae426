import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import { describe, expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { previousRate, replacedRate, withChange, withoutRate, withRate } from "./apply-change.ts";

const rate = (
  effectiveDate: string,
  rateTenThousandths: number,
  jobRoleId: JobRoleId | null = null,
) => ({
  jobRoleId,
  locationId: null,
  effectiveDate,
  rateTenThousandths,
});
const rates = [rate("2026-01-01", 150_000), rate("2026-06-01", 170_000)];

describe("a person's rates", () => {
  test("take one more, in order of their dates", () => {
    const added = withRate(rates, rate("2026-03-01", 160_000), "Ana");
    expect(added.map(({ effectiveDate }) => effectiveDate)).toEqual([
      "2026-01-01",
      "2026-03-01",
      "2026-06-01",
    ]);
  });

  test("change once a day for the same work, and may for another", () => {
    expect(() => withRate(rates, rate("2026-06-01", 180_000), "Ana")).toThrow(
      broken("duplicateEffectiveDate", { who: "Ana", day: "2026-06-01" }),
    );
    expect(withRate(rates, rate("2026-06-01", 180_000, roleId("cook")), "Ana")).toHaveLength(3);
  });

  test("are set right from the same day by a correction, once the wrong one has begun", () => {
    const correction = { ...rate("2026-06-01", 160_000), reason: "correction" as const };
    const onDay = (today: string) => withChange(rates, correction, { who: "Ana", today });
    expect(onDay("2026-06-01")).toEqual([rates[0], rate("2026-06-01", 160_000)]);
    expect(() => onDay("2026-05-31")).toThrow(
      broken("duplicateEffectiveDate", { who: "Ana", day: "2026-06-01" }),
    );
    expect(replacedRate(rates, correction)?.rateTenThousandths).toBe(170_000);
    expect(replacedRate(rates, rate("2026-07-01", 1))?.rateTenThousandths).toBe(170_000);
  });

  test("know which one held the day before", () => {
    expect(previousRate(rates, rate("2026-03-01", 1))?.rateTenThousandths).toBe(150_000);
    expect(previousRate(rates, rate("2026-06-01", 1))?.rateTenThousandths).toBe(150_000);
    expect(previousRate(rates, rate("2026-01-01", 1))).toBeNull();
    expect(previousRate(rates, rate("2026-03-01", 1, roleId("cook")))).toBeNull();
  });

  test("lose exactly the one that is taken back", () => {
    expect(withoutRate(rates, rate("2026-06-01", 0))).toEqual(rates.slice(0, 1));
    expect(withoutRate(rates, rate("2026-06-01", 0, roleId("cook")))).toEqual(rates);
  });
});
