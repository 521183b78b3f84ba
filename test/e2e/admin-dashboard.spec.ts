// covers: routes/admin/today/dashboard, domain/dashboard
import { expect } from "@playwright/test";
import { dashboardWords } from "../../app/i18n/admin-dashboard/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { expectAccessible, expectToFit } from "./accessible.ts";
import { signedIn } from "./member.ts";
import { copiesOf, putOn } from "./rentals.ts";
import { test } from "./story.ts";
import { bookCar, inDays } from "./visitor.ts";

test("what is overdue is taken back from the dashboard, which each member arranges @desk", async ({
  page,
  language,
  dayFor,
}) => {
  test.slow();
  const words = dashboardWords(language);
  const home = adminPath("dashboard", language);
  const booked = await bookCar(page, language, {
    car: 4,
    from: inDays(dayFor(20)),
    to: inDays(dayFor(24)),
  });
  const [code = ""] = await copiesOf(booked, 1);
  await putOn(code, { status: "on_rent", from: "-4 days", to: "-3 hours" });
  await signedIn(page, "agent");
  await page.goto(home);
  const part = (name: "hand" | "next" | "week") =>
    page.getByRole("region", { name: words.parts[name] });
  const late = part("hand").getByRole("listitem").filter({ hasText: words.hand.overdue }).first();
  await expect(late).toBeVisible();
  await expectAccessible(page);
  // A line that counts several opens to them.
  const deed = late.getByRole("link", { name: words.deeds.overdue }).first();
  if (!(await deed.isVisible())) await late.getByText(words.hand.overdue).click();
  await deed.click();
  await expect(page).toHaveURL(/\/reservation-management\/\w{10}\/in$/);

  await page.goto(home);
  await page.getByRole("link", { name: words.arrange }).click();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press(words.steps.up(words.parts.hand));
  await press(words.steps.hide(words.parts.week));
  await expect(part("week")).toBeHidden();
  await expectToFit(page);
  await page.getByRole("link", { name: words.arranged }).click();
  await expect(page).toHaveURL(new RegExp(`${home}$`));
  await page.reload();
  const first = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  await expect(first).toHaveText(words.parts.hand);
  await expect(part("week")).toBeHidden();

  await page.goto(`${home}?arrange`);
  await press(words.steps.usual(""));
  await expect(part("week")).toBeVisible();
});
