import { styled } from "@mui/material/styles";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { initialsOf } from "@crewline/domain/kernel/text/initials";
import { usePhotoUrl } from "./use-photo-url.ts";

type Pictured = Pick<Employee, "id" | "name" | "colour" | "hasPhoto">;

interface PersonAvatarProps {
  employee: Pictured;
  /** Pixels of its edge. */
  size: number;
}

/** The photo of an employee, else the initials on the color of the schedule. */
export function PersonAvatar({ employee, size }: PersonAvatarProps) {
  const { name, colour, hasPhoto } = employee;
  const fontSize = Math.round(size * 0.38);
  return (
    <Disc aria-hidden style={{ width: size, height: size, fontSize, backgroundColor: colour }}>
      {hasPhoto ? <Photo employee={employee} /> : initialsOf(name)}
    </Disc>
  );
}

function Photo({ employee: { id, name } }: { employee: Pictured }) {
  const url = usePhotoUrl(id);
  return url === null ? initialsOf(name) : <img src={url} alt="" />;
}

const Disc = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  overflow: "hidden",
  borderRadius: "50%",
  lineHeight: 1,
  color: "#fff",
  userSelect: "none",
  "& img": { width: "100%", height: "100%", objectFit: "cover" },
});
