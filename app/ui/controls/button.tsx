import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";
import styles from "./button.module.css";

/** go: the main action of a screen. pick: a choice that repeats. onlake: on the lake background. */
export type ButtonKind = "go" | "pick" | "line" | "quiet" | "onlake";

type Look = { kind?: ButtonKind; icon?: IconShape; wide?: boolean; square?: boolean };

type ButtonProps = Look &
  ComponentProps<"button"> & {
    /** The label while the answer is pending; the button keeps its width. */
    busyLabel?: string;
    busy?: boolean;
  };

export function Button(props: ButtonProps) {
  const { kind = "line", icon, wide, square, busy = false, busyLabel, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ kind, wide, square }, rest.className)}
    >
      {busyLabel ? (
        <span className={styles.swap}>
          <span className={busy ? styles.gone : undefined} aria-hidden={busy || undefined}>
            <Content icon={icon}>{children}</Content>
          </span>
          <span className={busy ? undefined : styles.gone} aria-hidden={!busy || undefined}>
            {busyLabel}
          </span>
        </span>
      ) : (
        <Content icon={icon}>{children}</Content>
      )}
    </button>
  );
}

type LinkProps = Look & ComponentProps<typeof Link>;

/** A link within the site that looks like a button. */
export function ButtonLink({ kind = "line", icon, wide, square, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={buttonClass({ kind, wide, square }, rest.className)}>
      <Content icon={icon}>{children}</Content>
    </Link>
  );
}

type OutLinkProps = Look & ComponentProps<"a"> & { href: string };

/** A link out of the site (phone, messenger, map, file) that looks like a button. */
export function ButtonOut({ kind = "line", icon, wide, square, children, ...rest }: OutLinkProps) {
  return (
    <a {...rest} className={buttonClass({ kind, wide, square }, rest.className)}>
      <Content icon={icon}>{children}</Content>
    </a>
  );
}

function Content({ icon, children }: { icon?: IconShape; children?: ReactNode }) {
  return (
    <>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </>
  );
}

function buttonClass({ kind = "line", wide, square }: Look, extra?: string): string {
  return classNames(
    styles.button,
    styles[kind],
    wide && styles.wide,
    square && styles.square,
    extra,
  );
}
