import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Snackbar from "@mui/material/Snackbar";
import type { ReactNode } from "react";
import { useCallback, useState } from "react";
import type { Notice, Notify } from "./use-notice.ts";
import { NoticeContext } from "./use-notice.ts";

interface Shown extends Notice {
  id: number;
}

/** Holds the messages of `useNotice` and shows the oldest until it is gone. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<Shown[]>([]);
  const notify = useCallback<Notify>((notice) => {
    const shown = typeof notice === "string" ? { text: notice } : notice;
    setQueue((before) => [...before, { ...shown, id: (before.at(-1)?.id ?? 0) + 1 }]);
  }, []);
  const dismiss = () => setQueue((before) => before.slice(1));
  const current = queue[0];
  return (
    <NoticeContext value={notify}>
      {children}
      {current !== undefined && <NoticeBar key={current.id} notice={current} onDismiss={dismiss} />}
    </NoticeContext>
  );
}

function NoticeBar({ notice, onDismiss }: { notice: Shown; onDismiss: () => void }) {
  const { undo } = notice;
  const isDanger = notice.tone === "danger";
  return (
    <Snackbar
      open
      autoHideDuration={undo === undefined && !isDanger ? 5000 : 10_000}
      onClose={(_event, reason) => {
        if (reason !== "clickaway") onDismiss();
      }}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
    >
      <Alert
        variant="standard"
        severity={isDanger ? "error" : "success"}
        role={isDanger ? "alert" : "status"}
        onClose={onDismiss}
        sx={{ boxShadow: 6 }}
        action={
          undo !== undefined && (
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                onDismiss();
                undo();
              }}
            >
              Undo
            </Button>
          )
        }
      >
        {notice.text}
      </Alert>
    </Snackbar>
  );
}
