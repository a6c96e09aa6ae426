import GlobalStyles from "@mui/material/GlobalStyles";

const styles = {
  "@media print": {
    "@page": { size: "landscape", margin: "10mm" },
    // On paper only the week counts: no menu, no bar, nothing that wants to be clicked.
    "header, .MuiDrawer-root, button:not([data-shift])": { display: "none !important" },
    main: { margin: "0 !important", padding: "0 !important" },
  },
};

/** What of the screen goes to paper when the week is printed. */
export function PrintStyles() {
  return <GlobalStyles styles={styles} />;
}
