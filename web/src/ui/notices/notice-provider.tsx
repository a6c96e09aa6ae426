import Portal from "@mui/material/Portal";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useCallback, useEffect, useState } from "react";
import { NoticeBar } from "./notice-bar.tsx";
import type { Notice, Notify } from "./use-notice.ts";
import { NoticeContext } from "./use-notice.ts";

interface Shown extends Notice {
  id: number;
}

/** More would cover the screen. */
const mostShown = 3;

const Corner = styled("div")(({ theme }) => ({
  position: "fixed",
  bottom: "calc(16px + var(--tab-bar, 0px) + var(--notices-above, 0px))",
  left: 16,
  right: 16,
  zIndex: theme.zIndex.snackbar,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 8,
  pointerEvents: "none",
  // At the left, because panels with their buttons are at the right.
  [theme.breakpoints.up("md")]: { left: 88, alignItems: "flex-start" },
  // A dialog that opens marks what was there before; in the middle it would lie over its buttons.
  [theme.breakpoints.down("md")]: { "&[aria-hidden=true]": { visibility: "hidden" } },
  "& > *": { pointerEvents: "auto" },
}));

/** True if the next message is of the same topic, or only repeats what this one says. */
function takesPlaceOf(next: Notice, { topic, text, undo }: Notice): boolean {
  const isSameTopic = topic !== undefined && topic === next.topic;
  return isSameTopic || (undo === undefined && text === next.text);
}

/**
 * Shows the messages of `useNotice` above each other at the bottom, each until its time is up.
 * They come outside of the app's root, because an open dialog hides that from screen readers.
 */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<Shown[]>([]);
  const notify = useCallback<Notify>((notice) => {
    const shown = typeof notice === "string" ? { text: notice } : notice;
    setNotices((before) =>
      [
        ...before.filter((one) => !takesPlaceOf(shown, one)),
        { ...shown, id: (before.at(-1)?.id ?? 0) + 1 },
      ].slice(-mostShown),
    );
  }, []);
  const dismiss = useCallback(
    (id: number) => setNotices((before) => before.filter((notice) => notice.id !== id)),
    [],
  );
  useEffect(() => {
    const end = () =>
      setNotices((before) => before.filter(({ endsOnline }) => endsOnline !== true));
    window.addEventListener("online", end);
    return () => window.removeEventListener("online", end);
  }, []);
  return (
    <NoticeContext value={notify}>
      {children}
      {notices.length > 0 && (
        // A dialog hides what was there when it opened, until the last one closes: a new notice
        // brings a new place, or it would be hidden from screen readers above an open panel.
        <Portal key={notices.at(-1)?.id}>
          <Corner>
            {notices.map((notice) => (
              <NoticeBar key={notice.id} notice={notice} onDismiss={() => dismiss(notice.id)} />
            ))}
          </Corner>
        </Portal>
      )}
    </NoticeContext>
  );
}
