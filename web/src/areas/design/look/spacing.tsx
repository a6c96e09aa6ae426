import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Specimen } from "../frame/specimen.tsx";

/** In units of 8 px. */
const steps = [
  { units: 0.5, use: "Between an icon and its text" },
  { units: 1, use: "Between buttons, fields of a toolbar, chips" },
  { units: 2, use: "Between fields, the edge of pages and panels" },
  { units: 3, use: "The edge of dialogs" },
  { units: 4, use: "Between sections" },
] as const;

const corners = [
  { radius: "4 px", use: "Frames, cards, fields" },
  { radius: "999 px", use: "States" },
] as const;

/** The distances, the corners, and the heights of what is repeated. */
export function Spacing() {
  return (
    <>
      <Specimen name="Distances">
        {steps.map(({ units, use }) => (
          <Box key={units} sx={line}>
            <Box sx={{ width: 32, flexShrink: 0 }}>
              <Box sx={{ width: units * 8, height: 16, bgcolor: "primary.main" }} />
            </Box>
            <Typography variant="body2">{`${units * 8} px: ${use}`}</Typography>
          </Box>
        ))}
      </Specimen>
      <Specimen name="Corners">
        {corners.map(({ radius, use }) => (
          <Box key={radius} sx={line}>
            <Box sx={{ ...corner, borderRadius: radius.replace(" ", "") }} />
            <Typography variant="body2">{`${radius}: ${use}`}</Typography>
          </Box>
        ))}
      </Specimen>
      <Specimen name="Heights">
        {heights.map((text) => (
          <Typography key={text} variant="body2" sx={{ py: 0.25 }}>
            {text}
          </Typography>
        ))}
      </Specimen>
    </>
  );
}

const heights = [
  "34 px: a row of a compact table",
  "44 px: a row of a comfortable table",
  "48 px: the header of a page, the app's bar at a desk",
  "56 px: the app's bar and the tabs of a phone",
  "64 px: a card of a phone with two lines",
];

const line = { display: "flex", alignItems: "center", gap: 2, py: 0.25 } as const;

const corner = {
  width: 40,
  height: 24,
  flexShrink: 0,
  border: 1,
  borderColor: "text.secondary",
} as const;
