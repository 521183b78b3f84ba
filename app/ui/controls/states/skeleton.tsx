import styles from "./skeleton.module.css";

type Props = { width: string; height?: string };

/** A bar of the final size of a text that is still on its way. */
export function Skeleton({ width, height = "1em" }: Props) {
  return <span className={styles.bar} style={{ width, height }} aria-hidden="true" />;
}
