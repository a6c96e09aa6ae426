/** For an alert with buttons: they are beside the text, or below it where there is no room. */
export const wrappingAction = {
  flexWrap: { xs: "wrap", sm: "nowrap" },
  "& .MuiAlert-message": { flex: "1 1 60%", overflowWrap: "anywhere" },
  "& .MuiAlert-action": {
    py: { xs: 0, sm: 0.5 },
    pl: { xs: 3.75, sm: 2 },
    mr: 0,
    ml: { xs: 0, sm: "auto" },
    alignItems: "center",
    whiteSpace: "nowrap",
  },
} as const;
