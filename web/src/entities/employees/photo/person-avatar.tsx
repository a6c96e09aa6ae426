import Avatar from "@mui/material/Avatar";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { initialsOf } from "@crewline/domain/kernel/text/initials";
import { usePhotoUrl } from "./use-photo-url.ts";

interface PersonAvatarProps {
  employee: Pick<Employee, "id" | "name" | "colour" | "hasPhoto">;
  /** Pixels of its edge. */
  size: number;
}

/** The photo of an employee, else the initials on the color of the schedule. */
export function PersonAvatar({ employee, size }: PersonAvatarProps) {
  const { id, name, colour, hasPhoto } = employee;
  const url = usePhotoUrl(hasPhoto ? id : null);
  return (
    <Avatar
      aria-hidden
      alt=""
      {...(url === null ? {} : { src: url })}
      sx={{
        bgcolor: colour,
        color: "common.white",
        width: size,
        height: size,
        fontSize: Math.round(size * 0.38),
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
