import { data } from "react-router";

/** Any address that is no page of ours: the error page, with status 404. */
export function loader(): never {
  throw data(undefined, { status: 404 });
}

export default function NotFound() {
  return undefined;
}
