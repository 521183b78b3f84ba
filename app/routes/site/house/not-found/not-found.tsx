import { data } from "react-router";

/** Any unknown address: the error page, with status 404. */
export function loader(): never {
  throw data(undefined, { status: 404 });
}

export default function NotFound() {
  return undefined;
}
