import styles from "./town-view.module.css";

/** The country around Tuzla on the horizon: Majevica, the town, a plane that comes in over the airport. */
export function TownView() {
  return (
    <svg
      className={styles.view}
      viewBox="0 0 1440 220"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.far}
        d="M0 220v-70l90-26 70 14 110-44 84 22 96-50 120 46 90-18 130 38 104-30 118 34 96-24 140 30 110-40 82 26v98z"
      />
      <path
        className={styles.near}
        d="M0 220v-28l130-16 120 10 150-22 140 16 130-14 170 20 160-18 150 14 130-22 160 20v40z"
      />
      <g className={styles.town}>
        <path d="M470 220v-58h24v58zM498 220v-84h28v84zM530 220v-66h34v66zM568 220v-44h22v44zM420 220v-36h44v36z" />
        <path d="M606 220v-36h8a24 24 0 0 1 48 0h8v36zM637 158v-12h2v12zM676 220v-112l4-20 4 20v112zM673 136h14v5h-14z" />
        <path d="M706 220v-38l22-16 22 16v38zM750 220v-84l9-30 9 30v84z" />
        <path d="M786 220v-30h36v30zM826 220v-48h26v48zM856 220v-24h50v24z" />
      </g>
      <g className={styles.airport}>
        <path d="M990 220v-28q54-16 108-4t92-4v36zM1214 220v-96h14v96zM1204 104h34l-4 20h-26zM1202 99h38v5h-38zM1220 84h2v15h-2z" />
        <path d="m1040 66 66 9c8 1 13 4 13 6s-6 3-13 2l-52-8z" />
        <path d="m1046 69-16-16 9 1 19 17z" />
        <path d="m1072 74-18 13 9 1 26-11z" />
      </g>
    </svg>
  );
}
