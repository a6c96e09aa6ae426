import { styled } from "@mui/material/styles";

/** One week of a small crew: day, length and brightness of each shift. */
const shifts = [
  [0, 0, 2, 0.9],
  [0, 3, 2, 0.55],
  [1, 1, 3, 0.7],
  [1, 5, 2, 0.9],
  [2, 0, 1, 0.55],
  [2, 2, 3, 0.9],
  [3, 3, 2, 0.7],
  [3, 6, 1, 0.55],
] as const;

const DAY = 46;
const ROW = 22;

const Picture = styled("svg")(({ theme }) => ({
  display: "none",
  width: "100%",
  maxWidth: 420,
  marginTop: 32,
  [theme.breakpoints.up("md")]: { display: "block" },
}));

/** A roster as a picture; it says nothing that the words do not say. */
export function RosterPicture() {
  return (
    <Picture viewBox={`0 0 ${DAY * 7} ${ROW * 4}`} aria-hidden>
      {shifts.map(([row, day, days, opacity]) => (
        <rect
          key={`${row}-${day}`}
          x={day * DAY}
          y={row * ROW}
          width={days * DAY - 6}
          height={ROW - 6}
          rx={4}
          fill="#a9e3bd"
          opacity={opacity}
        />
      ))}
    </Picture>
  );
}
