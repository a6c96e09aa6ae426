import CloudOffOutlined from "@mui/icons-material/CloudOffOutlined";
import Alert from "@mui/material/Alert";

interface OfflineBannerProps {
  isOnline: boolean;
  /** True if the screen shows data from the last visit. */
  isCopy: boolean;
}

/** Says that there is no connection, or that what is shown comes from this device. */
export function OfflineBanner({ isOnline, isCopy }: OfflineBannerProps) {
  return (
    <Alert role="status" severity="warning" icon={<CloudOffOutlined />} square>
      {isOnline ? "The server does not answer." : "You are offline."}{" "}
      {isCopy && "This is the copy from your last visit; it may be out of date."} Clock-ins,
      clock-outs and answers to checklists are kept and sent later; other changes can be saved when
      the connection is back.
    </Alert>
  );
}
