import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";

const Keys = styled("table")({
  borderCollapse: "collapse",
  "& th": { textAlign: "left", padding: "4px 24px 4px 0", verticalAlign: "top" },
  "& td": { padding: "4px 0" },
  "@media (min-width: 600px)": { "& th": { whiteSpace: "nowrap" } },
});

/** A key or several, and what they do. */
export type KeyHelp = readonly [key: string, does: string];

interface KeysDialogProps {
  title: string;
  keys: readonly KeyHelp[];
  onClose: () => void;
  /** Further text below the keys. */
  children?: ReactNode;
}

/** The list of keys of a screen, which "?" opens; it fills a phone. */
export function KeysDialog({ title, keys, onClose, children }: KeysDialogProps) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  return (
    <Dialog open fullScreen={isPhone} onClose={onClose} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{title}</DialogTitle>
      <DialogContent tabIndex={0}>
        <KeyTable keys={keys} />
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Keys and what they do, without a dialog around them. */
export function KeyTable({ keys }: { keys: readonly KeyHelp[] }) {
  return (
    <Keys>
      <tbody>
        {keys.map(([key, does]) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </Keys>
  );
}
