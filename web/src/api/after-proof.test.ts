import { expect, test } from "vitest";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { afterProof } from "./after-proof.ts";
import { provideAuthorization } from "./authorization.ts";
import type { Problem } from "./problem.ts";

const refused: Problem = {
  code: "FORBIDDEN",
  ruleCode: "recentSignInRequired",
  message: "Confirm that it is you.",
  fieldErrors: {},
};

/** A server that refuses the first `refusals` calls, and a person who answers the dialog. */
function aServer({ refusals, isProven }: { refusals: number; isProven: boolean }) {
  const seen = { calls: 0, questions: 0 };
  provideAuthorization({
    idToken: async () => "t",
    locale: () => unknownReader,
    appHeaders: async () => ({}),
    refresh: async () => {},
    proveAgain: async () => {
      seen.questions += 1;
      return isProven;
    },
  });
  const call = async () => {
    seen.calls += 1;
    return { problem: seen.calls <= refusals ? refused : null };
  };
  return { seen, call };
}

test("an accepted call asks for no proof", async () => {
  const { seen, call } = aServer({ refusals: 0, isProven: true });
  await expect(afterProof(call)).resolves.toEqual({ problem: null });
  expect(seen).toEqual({ calls: 1, questions: 0 });
});

test("a call that needs a recent sign-in is made again after it", async () => {
  const { seen, call } = aServer({ refusals: 1, isProven: true });
  await expect(afterProof(call)).resolves.toEqual({ problem: null });
  expect(seen).toEqual({ calls: 2, questions: 1 });
});

test("without the proof nothing is called again", async () => {
  const { seen, call } = aServer({ refusals: 1, isProven: false });
  await expect(afterProof(call)).resolves.toBeNull();
  expect(seen).toEqual({ calls: 1, questions: 1 });
});

test("a second refusal is final, so that the question is not repeated endlessly", async () => {
  const { seen, call } = aServer({ refusals: 2, isProven: true });
  await expect(afterProof(call)).resolves.toEqual({ problem: refused });
  expect(seen).toEqual({ calls: 2, questions: 1 });
});

test("another refusal asks for no proof", async () => {
  const { seen } = aServer({ refusals: 0, isProven: true });
  const problem = { ...refused, ruleCode: null };
  await expect(afterProof(async () => ({ problem }))).resolves.toEqual({ problem });
  expect(seen.questions).toBe(0);
});
