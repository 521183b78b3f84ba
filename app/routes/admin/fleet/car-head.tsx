import { Copy, Eye, EyeOff, ExternalLink, Trash2 } from "lucide-react";
import { Form } from "react-router";
import { adminCarsWords } from "../../../i18n/admin-cars/en.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { ConfirmButton } from "../../../ui/admin/form/confirm-button.tsx";
import { keepsTyped } from "../../../ui/admin/form/leave-guard.tsx";
import { PageHead } from "../../../ui/admin/page/page-head.tsx";
import { StatusDot } from "../../../ui/admin/page/status-dot.tsx";
import { Views } from "../../../ui/admin/list/views.tsx";
import { Button, ButtonOut } from "../../../ui/controls/button.tsx";
import { useSite } from "../../request/use-site.ts";
import type { Section, CarBrief } from "./get-car.ts";

type Props = { car: CarBrief; section: Section; mayNot: string | undefined };

/** The head of a car: its name, the deeds about the whole car, and its sections. */
export function CarHead({ car, section, mayNot }: Props) {
  const { language } = useSite();
  const words = adminCarsWords(language);
  const { sections } = words;
  const path = (...rest: string[]) => adminPath("cars", language, car.id, ...rest);
  return (
    <>
      <title>{`${car.name} · Eternal Pro`}</title>
      <PageHead
        title={car.name}
        lead={
          <StatusDot tone={car.published ? "good" : "off"}>
            {car.published ? words.shown : words.hidden}
          </StatusDot>
        }
      >
        {car.published && (
          <ButtonOut
            icon={ExternalLink}
            href={pathTo("car", language, { category: car.category, id: car.id })}
          >
            {words.seeOnSite}
          </ButtonOut>
        )}
        {!mayNot && <Deeds {...{ car, section }} />}
      </PageHead>
      <Views
        label={sections.label}
        views={[
          { to: path(), label: sections.details, isCurrent: section === "details" },
          {
            to: path("pictures"),
            label: sections.pictures,
            count: car.photos,
            isCurrent: section === "pictures",
          },
          {
            to: path("vehicles"),
            label: sections.vehicles,
            count: car.vehicles,
            isCurrent: section === "vehicles",
          },
        ]}
      />
    </>
  );
}

function Deeds({ car, section }: Omit<Props, "mayNot">) {
  const { language } = useSite();
  const words = adminCarsWords(language);
  const action = adminPath("cars", language, car.id);
  const publishing = car.published ? "hide" : "publish";
  return (
    <>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="version" value={car.version} />
        <Button type="submit" name="intent" value="copy" icon={Copy}>
          {words.copy}
        </Button>
      </Form>
      <ConfirmButton
        label={words.remove.label}
        icon={Trash2}
        title={words.remove.title(car.name)}
        text={words.remove.text}
        confirmLabel={words.remove.confirm}
        action={action}
        name="intent"
        value="delete"
      >
        <input type="hidden" name="version" value={car.version} />
      </ConfirmButton>
      <Form method="post" action={action} state={keepsTyped} preventScrollReset>
        <input type="hidden" name="version" value={car.version} />
        <input type="hidden" name="section" value={section} />
        <Button
          type="submit"
          kind={car.published ? "line" : "pick"}
          name="intent"
          value={publishing}
          icon={car.published ? EyeOff : Eye}
        >
          {words[publishing]}
        </Button>
      </Form>
    </>
  );
}
