import Typography from "@mui/material/Typography";
import { arePhonesEmulated } from "./sms-code.ts";

/** Where the code of a text message is in the local stack, which sends none. */
export function LocalCodeHint() {
  if (!arePhonesEmulated) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      The local stack sends no messages: its terminal shows the code.
    </Typography>
  );
}
