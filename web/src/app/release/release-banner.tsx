import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { wrappingAction } from "../../ui/page/wrapping-action.ts";
import { startRelease } from "./new-release.ts";

/** Offers a newer version once it is on this device; the person decides when to change. */
export function ReleaseBanner() {
  return (
    <Alert
      role="status"
      severity="info"
      square
      sx={wrappingAction}
      action={
        <Button color="inherit" size="small" onClick={startRelease}>
          Reload now
        </Button>
      }
    >
      A new version is ready. Save what you are typing, then reload.
    </Alert>
  );
}
