import Button from "@mui/material/Button";
import { Link } from "react-router-dom";

/** Leaves the set-up; it goes on at the same place later. */
export function LaterButton() {
  return (
    <Button component={Link} to="/" color="inherit" size="large">
      Finish later
    </Button>
  );
}
