import { data } from "react-router";

/** The form that was posted. What is no form, or cannot be read as one, is answered with the error page. */
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
