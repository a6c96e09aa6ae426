import { styled } from "@mui/material/styles";

/** A field over a list of one-line options. */
export const PaletteRoot = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    "& .field": {
      display: "flex",
      alignItems: "center",
      gap: 12,
      padding: "8px 24px",
      borderBottom: `1px solid ${palette.divider}`,
      color: palette.text.secondary,
    },
    "& .field input": { fontSize: 16, color: palette.text.primary },
    "& > p": { margin: "12px 24px", color: palette.text.secondary },
    "& > p:empty": { display: "none" },
    "& > ul": {
      listStyle: "none",
      margin: 0,
      padding: "8px 16px",
      maxHeight: "60dvh",
      overflow: "auto",
    },
    "& li": {
      display: "flex",
      alignItems: "center",
      gap: 16,
      minHeight: 40,
      padding: "4px 8px",
      borderRadius: theme.shape.borderRadius,
      cursor: "pointer",
    },
    "& li.Mui-focused": { backgroundColor: palette.action.selected },
    "& .label": { flexShrink: 0, maxWidth: "70%", overflow: "hidden", textOverflow: "ellipsis" },
    "& .detail": {
      marginLeft: "auto",
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      color: palette.text.secondary,
    },
  };
});
