import Box from "@mui/material/Box";
import { encodeQR } from "qr";
import { useMemo } from "react";

/** The empty cells that readers require around the code (ISO/IEC 18004, section 5.3.8). */
const QUIET = 4;

/** A QR code as one path; black on white in the dark theme too, because readers require it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => drawing(text), [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 220, maxWidth: "100%", alignSelf: "center", borderRadius: 1 }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </Box>
  );
}

function drawing(text: string): { path: string; size: number } {
  const rows = encodeQR(text, "raw", { border: QUIET, ecc: "medium" });
  const cells = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return { path: cells.join(""), size: rows.length };
}
