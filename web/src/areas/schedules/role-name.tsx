import { use } from "react";
import { roleKey } from "@crewline/domain/kernel/text/role-key";
import { RoleColours } from "./role-colours.ts";

const dot = {
  display: "inline-block",
  width: 8,
  height: 8,
  borderRadius: "50%",
  marginRight: 4,
} as const;

interface RoleNameProps {
  name: string;
  className: string;
}

/** A job role as shifts show it: its name, and its colour where the company gave it one. */
export function RoleName({ name, className }: RoleNameProps) {
  const colour = use(RoleColours).get(roleKey(name));
  return (
    <span className={className}>
      {colour !== undefined && <i style={{ ...dot, backgroundColor: colour }} aria-hidden="true" />}
      {name}
    </span>
  );
}
