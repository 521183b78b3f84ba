import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { afterTouch } from "../../../ui/browser/first-touch.ts";
import { SiteFrame } from "../../../ui/layout/frame/site-frame.tsx";
import { useSite } from "../../request/use-site.ts";

/** For staff only: other visitors' browsers never load it. */
const MaintenanceBar = lazy(async () => ({
  default: (await import("../../../ui/layout/frame/maintenance-bar.tsx")).MaintenanceBar,
}));

const AfterTouch = lazy(() => afterTouch(() => import("./after-touch.tsx")));

/** The frame of every public page. */
export default function SiteLayout() {
  const site = useSite();
  return (
    <>
      <SiteFrame {...site}>
        {site.isClosed && (
          <Suspense>
            <MaintenanceBar language={site.language} />
          </Suspense>
        )}
        <Outlet />
      </SiteFrame>
      <Suspense>
        <AfterTouch />
      </Suspense>
    </>
  );
}
