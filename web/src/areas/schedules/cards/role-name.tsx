import { use } from "react";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { markOf } from "../../../ui/page/tint.ts";
import { JobRolesById } from "./job-roles-by-id.ts";

const dot = {
  display: "inline-block",
  width: 8,
  height: 8,
  borderRadius: "50%",
  marginRight: 4,
} as const;

interface RoleNameProps {
  id: JobRoleId;
  className: string;
  /** False where its colour is seen beside it. */
  hasDot?: boolean;
}

/** A job role as shifts show it: its name and its colour. */
export function RoleName({ id, className, hasDot = true }: RoleNameProps) {
  const role = use(JobRolesById).get(id);
  if (role === undefined) return null;
  return (
    <span className={className}>
      {hasDot && <i style={{ ...dot, backgroundColor: markOf(role.colour) }} aria-hidden="true" />}
      {role.name}
    </span>
  );
}
