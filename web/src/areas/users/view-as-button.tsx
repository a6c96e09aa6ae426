import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import Button from "@mui/material/Button";
import { useState } from "react";
import { ViewAsDialog } from "./view-as-dialog.tsx";
import type { ShownLogin } from "./use-logins.ts";

/** Looking at the company as this member; nothing for a login of no company. */
export function ViewAsButton({ shown: { login, membership } }: { shown: ShownLogin }) {
  const [isAsked, setAsked] = useState(false);
  if (membership === null) return null;
  const { uid, email, displayName, companyName } = login;
  const who = membership.employeeName ?? displayName ?? email ?? uid;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<VisibilityOutlined />}
        onClick={() => setAsked(true)}
        sx={{ alignSelf: "flex-start" }}
      >
        View as…
      </Button>
      {isAsked && (
        <ViewAsDialog
          {...{ uid, who }}
          companyName={companyName ?? "the company"}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
