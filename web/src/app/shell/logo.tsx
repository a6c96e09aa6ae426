import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { useState } from "react";
import { webConfig } from "../../session/firebase/web-config.ts";

const BUILT_IN = "/logo.svg";

/** The company's logo from cloud storage; the built-in one when none is set or it does not load. */
export function Logo() {
  const [source, setSource] = useState(webConfig.logoUrl ?? BUILT_IN);
  return (
    <img
      src={source}
      alt={PRODUCT_NAME}
      height={32}
      style={{ maxWidth: 140, objectFit: "contain" }}
      onError={() => setSource(BUILT_IN)}
    />
  );
}
