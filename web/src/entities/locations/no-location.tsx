import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import { useMay } from "../../session/actor/use-may.ts";
import { EmptyState } from "../../ui/page/empty-state.tsx";

interface NoLocationProps {
  /** What the reader can do here once there is a location. */
  text: string;
}

/** Stands in for what needs a location: the way to the first one, for those who may add it. */
export function NoLocation({ text }: NoLocationProps) {
  const mayAdd = useMay("locations", "edit");
  return (
    <EmptyState
      title="No location yet"
      text={mayAdd ? text : "You are not assigned to a location yet. Ask an admin of your company."}
      action={
        mayAdd && (
          <Button component={Link} to="/locations?do=add" variant="contained">
            Add a location
          </Button>
        )
      }
    />
  );
}
