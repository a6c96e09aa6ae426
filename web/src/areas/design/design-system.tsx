import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import Box from "@mui/material/Box";
import { useEffect } from "react";
import { Page } from "../../ui/page/page.tsx";
import { designSections } from "./design-sections.ts";
import { LookSwitches } from "./frame/look-switches.tsx";
import { PieceSection } from "./frame/piece-section.tsx";
import { SectionLinks } from "./frame/section-links.tsx";

/**
 * Every shared piece of the screens in every state that it has, for developers. Only builds for the
 * local stack have it; it reads no data of a company.
 */
export function DesignSystem() {
  useEffect(() => {
    document.title = `Design system · ${PRODUCT_NAME}`;
    // The browser looked for the section of the address before it was there.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Page title="Design system" filters={<LookSwitches />}>
      <Box sx={{ display: { md: "grid" }, gridTemplateColumns: "168px minmax(0, 1fr)", gap: 4 }}>
        <SectionLinks sections={designSections} />
        <Box sx={{ minWidth: 0 }}>
          {designSections.map(({ Content, ...section }) => (
            <PieceSection key={section.id} {...section}>
              <Content />
            </PieceSection>
          ))}
        </Box>
      </Box>
    </Page>
  );
}
