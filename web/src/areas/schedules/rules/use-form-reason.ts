import { useState } from "react";
import type {
  OverrideCode,
  OverrideDecision,
} from "@crewline/domain/records/schedules/shift-override";
import type { Problem } from "../../../api/problem.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import type { PlanVerdict } from "./plan-verdict.ts";
import { neededByServer } from "../model/needed-by-server.ts";
import { reasonProblem } from "../../../entities/schedules/reason-problem.ts";

/** The reason that a form of a shift asks for while the rules warn. */
export interface FormReason {
  value: string;
  onChange: (reason: string) => void;
  /** Forgets what the server found, once the plan is another one. */
  forget: () => void;
  isNeeded: boolean;
  /** What needs it, in words; what only the server knows is in its refusal. */
  warnings: readonly string[];
  infos: readonly string[];
  errors: { reason?: string };
  overriding: { override?: OverrideDecision };
}

/** Asks for a reason for what the rules find on the device, and for what the server found besides. */
export function useFormReason(verdict: PlanVerdict | null, problem: Problem | null): FormReason {
  const locale = useLocale();
  const [value, setValue] = useState("");
  const found = neededByServer(problem);
  const [more, setMore] = useState(found);
  if (found.length > 0 && found.join() !== more.join()) setMore(found);
  const codes: OverrideCode[] = [...new Set([...(verdict?.needed ?? []), ...more])];
  const isNeeded = codes.length > 0;
  const error = isNeeded ? reasonProblem(value, locale) : undefined;
  return {
    value,
    onChange: setValue,
    forget: () => setMore([]),
    isNeeded,
    warnings: verdict?.warnings ?? [],
    infos: verdict?.infos ?? [],
    errors: error === undefined ? {} : { reason: error },
    overriding: isNeeded ? { override: { codes, reason: value.trim() } } : {},
  };
}
