import FreeBreakfastOutlined from "@mui/icons-material/FreeBreakfastOutlined";
import LoginOutlined from "@mui/icons-material/LoginOutlined";
import LogoutOutlined from "@mui/icons-material/LogoutOutlined";
import PlayArrowOutlined from "@mui/icons-material/PlayArrowOutlined";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import type { Punch, PunchPlace } from "./punch.ts";

interface Look {
  label: string;
  doing: string;
  icon: ReactNode;
  variant: "contained" | "outlined";
  color: "primary" | "inherit";
}

const looks: Readonly<Record<PunchKind, Look>> = {
  clockIn: {
    label: "Clock in",
    doing: "Clocking in…",
    icon: <LoginOutlined />,
    variant: "contained",
    color: "primary",
  },
  startBreak: {
    label: "Start break",
    doing: "Starting the break…",
    icon: <FreeBreakfastOutlined />,
    variant: "outlined",
    color: "inherit",
  },
  endBreak: {
    label: "End break",
    doing: "Ending the break…",
    icon: <PlayArrowOutlined />,
    variant: "contained",
    color: "primary",
  },
  clockOut: {
    label: "Clock out",
    doing: "Clocking out…",
    icon: <LogoutOutlined />,
    variant: "outlined",
    color: "inherit",
  },
};

interface PunchButtonProps {
  kind: PunchKind;
  punch: Punch;
  at?: PunchPlace;
}

/** A full-width primary action for touch; names its punch while that is under way. */
export function PunchButton({ kind, punch, at }: PunchButtonProps) {
  const { label, doing, icon, variant, color } = looks[kind];
  const isUnderWay = punch.underWay === kind;
  return (
    <Button
      fullWidth
      data-punch={kind}
      size="large"
      variant={variant}
      color={color}
      startIcon={icon}
      loading={isUnderWay}
      loadingPosition="start"
      disabled={!punch.isReady}
      onClick={() => punch.run(kind, at)}
      sx={{ minHeight: 64, fontSize: "1.125rem" }}
    >
      {isUnderWay ? doing : label}
    </Button>
  );
}
