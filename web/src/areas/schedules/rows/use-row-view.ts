import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import { skillIdSchema } from "@crewline/domain/records/skills/skill";
import { readId } from "@crewline/domain/kernel/ids/read-id";
import { createContext, use, useMemo } from "react";
import { useLogin } from "../../../session/actor/use-login.ts";
import { useUrlParams } from "../../../ui/address/use-url-params.ts";
import { useKept } from "../../../ui/state/use-kept.ts";
import type { RowSort, RowView } from "./arranged-rows.ts";
import { plainRows } from "./arranged-rows.ts";

/** Parameters of the address; each is empty for its usual value. */
const defaults = { group: "", sort: "", role: "", skill: "", only: "" };
type RowParams = Readonly<Record<keyof typeof defaults, string>>;

export interface ChosenRows {
  view: RowView;
  /** How many filters leave people out. */
  filters: number;
  change: (change: Partial<RowView>) => void;
}

/**
 * Which people the grid shows: from the address, so that a colleague can open it, else as this
 * person left it on this device.
 */
export function useRowView(): ChosenRows {
  const { uid } = useLogin();
  const url = useUrlParams(defaults);
  const [kept, keep] = useKept(`schedule-rows:${uid}`);
  const { values, isChanged } = url;
  const view = useMemo(
    () => viewOf(isChanged ? values : paramsOf(kept)),
    [values, isChanged, kept],
  );
  const { jobRoleId, skillId, hasShifts } = view;
  return {
    view,
    filters: [jobRoleId !== null, skillId !== null, hasShifts].filter(Boolean).length,
    change: (change) => {
      const params = textsOf({ ...view, ...change });
      const set = Object.entries(params).filter(([, text]) => text !== "");
      keep(new URLSearchParams(set).toString());
      url.set(params);
    },
  };
}

function paramsOf(text: string): RowParams {
  const kept = new URLSearchParams(text);
  return {
    group: kept.get("group") ?? "",
    sort: kept.get("sort") ?? "",
    role: kept.get("role") ?? "",
    skill: kept.get("skill") ?? "",
    only: kept.get("only") ?? "",
  };
}

function viewOf({ group, sort, role, skill, only }: RowParams): RowView {
  return {
    isGrouped: group === "role",
    sort: sorts.find((one) => one === sort) ?? plainRows.sort,
    jobRoleId: readId(jobRoleIdSchema, role) || null,
    skillId: readId(skillIdSchema, skill) || null,
    hasShifts: only === "shifts",
  };
}

const sorts: readonly RowSort[] = ["name", "hours", "role"];

function textsOf({ isGrouped, sort, jobRoleId, skillId, hasShifts }: RowView): RowParams {
  return {
    group: isGrouped ? "role" : "",
    sort: sort === plainRows.sort ? "" : sort,
    role: jobRoleId ?? "",
    skill: skillId ?? "",
    only: hasShifts ? "shifts" : "",
  };
}

export const RowViewContext = createContext<RowView>(plainRows);

/** The people that the grid shows. */
export function useShownRows(): RowView {
  return use(RowViewContext);
}
