import { createTheme } from "@mui/material/styles";

declare module "@mui/material/styles" {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    danger: Palette["primary"];
  }
  interface PaletteOptions {
    danger?: PaletteOptions["primary"];
  }
}

declare module "@mui/material/Button" {
  interface ButtonPropsColorOverrides {
    danger: true;
  }
}

declare module "@mui/material/Chip" {
  interface ChipPropsColorOverrides {
    danger: true;
  }
}

const red = { main: "#b3261e", light: "#d5483f", dark: "#8c1d18", contrastText: "#ffffff" };
const redOnDark = { main: "#ffb4ab", light: "#ffd9d4", dark: "#ff897d", contrastText: "#3b0907" };

const light = {
  primary: { main: "#1b6e3c", light: "#3f8f5d", dark: "#124f2a", contrastText: "#ffffff" },
  secondary: { main: "#1f5fae", light: "#4a83cb", dark: "#16467f", contrastText: "#ffffff" },
  error: red,
  danger: red,
  warning: { main: "#8a5300", light: "#b87a1f", dark: "#633b00", contrastText: "#ffffff" },
  info: { main: "#0b6aa2" },
  background: { default: "#f6f8f6", paper: "#ffffff" },
  text: { primary: "#17211a", secondary: "#4c5a50" },
  divider: "#dfe5e0",
};

const dark = {
  primary: { main: "#7fd49b", light: "#a9e3bd", dark: "#55b777", contrastText: "#06230f" },
  secondary: { main: "#9cc3f5", light: "#c2dafa", dark: "#6fa6e8", contrastText: "#0a1f3a" },
  error: redOnDark,
  danger: redOnDark,
  warning: { main: "#f0b968", light: "#f7d39b", dark: "#d89a3f", contrastText: "#2c1b00" },
  background: { default: "#0f1511", paper: "#151d17" },
  text: { primary: "#e5ebe6", secondary: "#a9b6ad" },
  divider: "#2a352d",
};

/** Primary green, secondary blue, danger red; light and dark as CSS variables on the root. */
export const theme = createTheme({
  // Animations are off for people whose device is set to reduced motion.
  motion: { reducedMotion: "system" },
  cssVariables: { colorSchemeSelector: "data-theme" },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  spacing: 8,
  shape: { borderRadius: 4 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography: {
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
    h1: { fontSize: "1.75rem", fontWeight: 600, lineHeight: 1.25, letterSpacing: "-0.01em" },
    h2: { fontSize: "1.125rem", fontWeight: 600, lineHeight: 1.35 },
    h3: { fontSize: "1rem", fontWeight: 600, lineHeight: 1.4 },
    button: { textTransform: "none", fontWeight: 600 },
  },
  components: {
    // A long word, such as an e-mail address, must break instead of making the text scroll.
    MuiAlert: { styleOverrides: { message: { overflowWrap: "anywhere" } } },
    // A dialog keeps its top where it is while it grows with what is loaded.
    MuiDialog: {
      styleOverrides: {
        scrollPaper: { alignItems: "flex-start" },
        paper: ({ ownerState, theme: { breakpoints } }) => ({
          overflowWrap: "break-word",
          ...(ownerState.fullScreen !== true && {
            [breakpoints.up("sm")]: { marginTop: "10vh", maxHeight: "calc(100% - 10vh - 32px)" },
          }),
        }),
      },
    },
    // A figure that opens its derivation. A plain button: a week of Schedules has one in each row.
    MuiCssBaseline: {
      styleOverrides: ({ vars }) => ({
        ".figure": {
          all: "unset",
          cursor: "pointer",
          textDecoration: "underline dotted",
          textDecorationColor: vars.palette.text.secondary,
          textUnderlineOffset: 3,
          // 24 px to tap, in rows that stay nearly as low as their text.
          paddingBlock: 4,
          marginBlock: -2,
          borderRadius: vars.shape.borderRadius,
          "&:hover": { textDecorationStyle: "solid" },
          "&:focus-visible": {
            outline: `2px solid ${vars.palette.primary.main}`,
            outlineOffset: 2,
          },
        },
      }),
    },
    MuiDialogTitle: { styleOverrides: { root: { fontWeight: 600 } } },
    // As far in as the title and the fields.
    MuiDialogActions: { styleOverrides: { root: { padding: "16px 24px" } } },
    MuiButton: { defaultProps: { disableElevation: true } },
    // A button that is off but keeps the focus looks as one that is disabled.
    MuiIconButton: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          "&[aria-disabled=true]": { color: vars.palette.action.disabled, cursor: "default" },
        }),
      },
    },
    // MUI draws the totals smaller and paler than the rows.
    MuiTableCell: {
      styleOverrides: {
        footer: ({ theme: { vars } }) => ({
          color: vars.palette.text.primary,
          fontSize: "0.875rem",
          fontWeight: 600,
        }),
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: "none" } } },
    // The help of a disabled field often says why it is disabled.
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          "&.Mui-disabled": { color: vars.palette.text.secondary },
        }),
      },
    },
    // A shadow cannot be seen on the dark page.
    MuiPopover: {
      styleOverrides: {
        paper: ({ theme: { vars } }) => ({ border: `1px solid ${vars.palette.divider}` }),
      },
    },
  },
});
