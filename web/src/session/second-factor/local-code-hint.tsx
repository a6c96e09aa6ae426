import Typography from "@mui/material/Typography";
import { arePhonesEmulated } from "./sms-code.ts";

/** Says where to find the code in the local stack, which sends no text messages. */
export function LocalCodeHint() {
  if (!arePhonesEmulated) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      The local stack sends no messages: its terminal shows the code.
    </Typography>
  );
}
