import PrintOutlined from "@mui/icons-material/PrintOutlined";
import { TipButton } from "../../../ui/acts/tip-button.tsx";

/** Prints the week on screen. */
export function PrintButton() {
  return (
    <TipButton tip="Print" onClick={() => window.print()}>
      <PrintOutlined />
    </TipButton>
  );
}
