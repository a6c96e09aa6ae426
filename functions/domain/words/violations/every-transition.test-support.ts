import { employeeStatusSchema } from "../../records/employees/employee.ts";
import type { EmploymentMove, IllegalTransition } from "../../rules/violations/state-facts.ts";
import { stateSentences } from "../records/state-sentences.ts";

/** The names of some words. */
export function keysOf<Words extends object>(words: Words) {
  return Object.keys(words) as (keyof Words)[];
}

/** Every change of state that is refused. */
export const illegal = keysOf(stateSentences.en).flatMap((what) =>
  keysOf(stateSentences.en[what]).map((from) => ({ what, from, to: from }) as IllegalTransition),
);

const moves: EmploymentMove[] = ["invite", "comeBack", "end", "rehire"];
/** Every move of an employment from each of its states. */
export const stays = employeeStatusSchema.options.flatMap((state) =>
  moves.map((move) => ({ who: "Ana", state, move })),
);
