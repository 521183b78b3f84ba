import { Outlet } from "react-router";
import { SiteFrame } from "../../ui/layout/site-frame.tsx";
import { useSite } from "../use-site.ts";

/** The frame of every public page. */
export default function SiteLayout() {
  return (
    <SiteFrame {...useSite()}>
      <Outlet />
    </SiteFrame>
  );
}
