import { data } from "react-router";

/** Returns the posted form. A body that is not a form, or cannot be read as one, leads to the error page. */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== "POST") throw data(null, { status: 405 });
  try {
    return await request.formData();
  } catch {
    const type = request.headers.get("content-type") ?? "";
    const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
    throw data(null, { status: isForm ? 400 : 415 });
  }
}
