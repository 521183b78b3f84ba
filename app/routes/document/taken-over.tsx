import { Component, type ReactNode, use } from "react";
import type { DataRouter } from "react-router";
import { leaveToServer, markPlainNext } from "./leave-to-server.ts";

declare global {
  /** React Router's own, once it runs. */
  var __reactRouterDataRouter: DataRouter | undefined;
}

const unmarkMs = 2000;

type Props = { children: ReactNode };

/** Around the router: what it throws itself leaves the page to the server. */
export class TakenOver extends Component<Props, { isLost: boolean }> {
  // Not a field: older browsers are given a polyfill for it that is longer than this class.
  constructor(props: Props) {
    super(props);
    this.state = { isLost: false };
  }

  static getDerivedStateFromError() {
    return { isLost: true };
  }

  override componentDidMount() {
    const router = globalThis.__reactRouterDataRouter;
    let unmark: ReturnType<typeof setTimeout>;
    // A page that is read anew, as one is whose scripts were not all there, gets a new location with the same key.
    let before = router?.state.location.key;
    router?.subscribe(({ location, navigation }) => {
      clearTimeout(unmark);
      const arrived = location.key !== before;
      before = location.key;
      if (navigation.state !== "idle") markPlainNext(true);
      // A visitor who has arrived may load the page anew at once; it is taken over as ever.
      else if (arrived) markPlainNext(false);
      // A reload that was asked for ends the navigation as well, a moment before the page goes.
      else unmark = setTimeout(markPlainNext, unmarkMs, false);
    });
  }

  override render() {
    return this.state.isLost ? <LeftToServer /> : this.props.children;
  }
}

let left: Promise<never> | undefined;

/** Suspends for ever, so that React never puts anything in the place of what stands. */
export function LeftToServer(): never {
  left ??= leaveToServer();
  return use(left);
}
