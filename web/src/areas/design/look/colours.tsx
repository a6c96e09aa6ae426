import Box from "@mui/material/Box";
import type { Palette } from "@mui/material/styles";
import { getContrastRatio, useColorScheme, useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Specimen } from "../frame/specimen.tsx";

interface Pair {
  name: string;
  text: (palette: Palette) => string;
  ground: (palette: Palette) => string;
}

const texts: readonly Pair[] = [
  { name: "Text", text: ({ text }) => text.primary, ground: paper },
  { name: "Secondary text", text: ({ text }) => text.secondary, ground: paper },
  { name: "Text on the page", text: ({ text }) => text.primary, ground: page },
  { name: "Secondary text on the page", text: ({ text }) => text.secondary, ground: page },
  { name: "Primary: acts, links", text: ({ primary }) => primary.main, ground: paper },
  {
    name: "Secondary: choices, other data",
    text: ({ secondary }) => secondary.main,
    ground: paper,
  },
  { name: "Warning", text: ({ warning }) => warning.main, ground: paper },
  { name: "Danger: what takes away", text: ({ danger }) => danger.main, ground: paper },
  { name: "Good", text: ({ success }) => success.main, ground: paper },
  { name: "Information", text: ({ info }) => info.main, ground: paper },
];

const filled: readonly Pair[] = [
  {
    name: "Primary button",
    text: (of) => of.primary.contrastText,
    ground: (of) => of.primary.main,
  },
  { name: "Danger button", text: (of) => of.danger.contrastText, ground: (of) => of.danger.main },
  { name: "Secondary", text: (of) => of.secondary.contrastText, ground: (of) => of.secondary.main },
];

/** The colours of the theme that is shown, each with its contrast to what lies below it. */
export function Colours() {
  return (
    <>
      <Specimen name="On their ground" isWide>
        <Pairs pairs={texts} />
      </Specimen>
      <Specimen name="Filled" isWide>
        <Pairs pairs={filled} />
      </Specimen>
    </>
  );
}

function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  const { colorScheme } = useColorScheme();
  const { colorSchemes, palette: usual } = useTheme();
  const palette = colorSchemes[colorScheme ?? "light"]?.palette ?? usual;
  return (
    <Box sx={grid}>
      {pairs.map(({ name, text, ground }) => (
        <Box key={name} sx={{ ...swatch, color: text(palette), bgcolor: ground(palette) }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography
            variant="body2"
            sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}
          >
            {`${getContrastRatio(text(palette), ground(palette)).toFixed(1)} : 1`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function paper({ background }: Palette): string {
  return background.paper;
}

function page({ background }: Palette): string {
  return background.default;
}

const grid = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 240px), 1fr))",
  gap: 1,
} as const;

const swatch = {
  display: "flex",
  justifyContent: "space-between",
  gap: 1,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
} as const;
