import Box from "@mui/material/Box";
import type { Theme, TypographyVariant } from "@mui/material/styles";
import { useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Specimen } from "../frame/specimen.tsx";

const steps = [
  { variant: "h1", use: "The one sentence of an empty screen" },
  { variant: "h2", use: "Sections, panels, empty states" },
  { variant: "h3", use: "Groups within a section" },
  { variant: "subtitle2", use: "Names of groups of fields" },
  { variant: "body1", use: "Text of forms and dialogs" },
  { variant: "body2", use: "Text of lists, notes below fields" },
  { variant: "button", use: "Buttons and tabs" },
  { variant: "caption", use: "Marks and legends" },
] as const satisfies readonly { variant: TypographyVariant; use: string }[];

/** Every step of the type scale, as the theme has it. */
export function TypeScale() {
  const theme = useTheme();
  return (
    <>
      <Specimen name="Scale" isWide>
        {steps.map(({ variant, use }) => (
          <Box key={variant} sx={line}>
            <Typography variant={variant} component="span">
              {use}
            </Typography>
            <Typography variant="body2" component="span" sx={{ color: "text.secondary" }}>
              {measures(variant, theme)}
            </Typography>
          </Box>
        ))}
      </Specimen>
      <Specimen
        name="Figures"
        note="Columns of figures are right-aligned, all digits equally wide."
      >
        <Box sx={{ fontVariantNumeric: "tabular-nums", textAlign: "right", width: 96 }}>
          {["1,284.50", "911.75", "–", "88.00"].map((figure) => (
            <div key={figure}>{figure}</div>
          ))}
        </Box>
      </Specimen>
      <Specimen name="Long words" note="They break instead of making the page scroll.">
        <Typography variant="body2" sx={{ overflowWrap: "anywhere", maxWidth: 240 }}>
          maximiliana.alexandrina.hohenstein-waldburg@harborcoffee.example
        </Typography>
      </Specimen>
      <Specimen name="Colours of text">
        <Typography>Primary: what is read</Typography>
        <Typography sx={{ color: "text.secondary" }}>Secondary: what explains it</Typography>
        <Typography sx={{ color: "error.main" }}>Error: what has to be mended</Typography>
      </Specimen>
    </>
  );
}

/** "1.125rem · 600": size and weight of a step. */
function measures(variant: TypographyVariant, { typography }: Theme): string {
  const { fontSize, fontWeight } = typography[variant];
  return `${variant} · ${fontSize} · ${fontWeight}`;
}

const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: 3,
  py: 0.75,
  borderBottom: 1,
  borderColor: "divider",
} as const;
