import styles from "./town-view.module.css";

/** Outlines on the shore: an old salt derrick, the town, the airport; and their reflections. */
const shore = {
  town: "M426 220v-58h38v58zM492 220v-104l30 10v94zM530 220v-70h24v70zM610 220v-34h10a30 30 0 0 1 60 0h10v34zM648 156v-12h4v12zM700 220v-122h-3v-5h3l6-26 6 26h3v5h-3v122zM732 220v-46l26-20 26 20v46zM784 220v-96l12-36 12 36v96zM794 90v-10h-4v-4h4v-5h4v5h4v4h-4v10zM820 220v-34l20-14 20 14v34zM866 220v-26l18-12 18 12v26z",
  derrick:
    "M330 220l22-84h8l22 84h-6l-5-20h-30l-5 20zm13-26h26l-4-16h-18zm5-22h16l-4-14h-8zM346 136h20v-8h-20z",
  airport:
    "M1006 220v-30q58-18 118-4t104-4v38zM1252 220v-98h15v98zM1240 100h39l-5 22h-29zM1238 94h43v6h-43zM1258 78h3v16h-3z",
};

/** The country around Tuzla on the horizon: Majevica, the town of salt on its lake, a landing plane. */
export function TownView() {
  const standing = shore.town + shore.derrick + shore.airport;
  return (
    <svg
      className={styles.view}
      viewBox="0 34 1440 230"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.far}
        d="M0 220v-62l44-12 40-22 46 8 38 20 62-44 48-14 54 30 44-10 70 34 72-58 58-20 44 24 52 6 60 32 50-18 66-42 62 12 48 34 70-26 62 10 58-40 52-14 70 44 60 2 70 28 40-8v114z"
      />
      <path
        className={styles.near}
        d="M0 220v-30l64-14 66 8 78-20 92 22 80-16 96 18 110-24 94 12 98-8 90 20 104-22 96 14 108-20 94 20 70-10v50z"
      />
      <path
        className={styles.trees}
        d="M36 206l8-30 8 30zM52 208l11-38 11 38zM70 207l7-26 7 26zM92 209l10-34 10 34zM168 204l9-32 9 32zM186 206l12-42 12 42zM206 206l8-28 8 28zM262 206l10-36 10 36zM280 208l7-26 7 26zM330 206l10-34 10 34zM352 208l7-24 7 24zM930 206l8-30 8 30zM948 208l11-38 11 38zM968 208l7-26 7 26zM1300 206l10-34 10 34zM1318 208l12-44 12 44zM1338 208l8-28 8 28zM1388 206l10-36 10 36zM1406 208l7-26 7 26z"
      />
      <path
        className={styles.behind}
        d="M404 220v-52h34v52zM452 220v-78h30v78zM560 220v-92h26v92zM594 220v-60h40v60zM742 220v-70h36v70zM790 220v-96h24v96zM824 220v-58h30v58z"
      />
      <path className={styles.front} d={standing} />
      <path
        className={styles.panes}
        d="M433 170h4v6h-4zm9 0h4v6h-4zm9 0h4v6h-4zm9 0M433 182h4v6h-4zm9 0h4v6h-4zm9 0h4v6h-4zm9 0M433 194h4v6h-4zm9 0h4v6h-4zm9 0h4v6h-4zm9 0M433 206h4v6h-4zm9 0h4v6h-4zm9 0h4v6h-4zm9 0M500 134h4v6h-4zm11 0h4v6h-4zm11 0M500 146h4v6h-4zm11 0h4v6h-4zm11 0M500 158h4v6h-4zm11 0h4v6h-4zm11 0M500 170h4v6h-4zm11 0h4v6h-4zm11 0M500 182h4v6h-4zm11 0h4v6h-4zm11 0M500 194h4v6h-4zm11 0h4v6h-4zm11 0M500 206h4v6h-4zm11 0h4v6h-4zm11 0M536 158h4v6h-4zm9 0h4v6h-4zm9 0M536 170h4v6h-4zm9 0h4v6h-4zm9 0M536 182h4v6h-4zm9 0h4v6h-4zm9 0M536 194h4v6h-4zm9 0h4v6h-4zm9 0M536 206h4v6h-4zm9 0h4v6h-4zm9 0M1020 200h190v8h-190z"
      />
      <path
        className={styles.plane}
        d="m888 66 70 9c9 1 14 4 14 6s-6 4-14 3l-56-9zm6 3-17-18 10 1 21 19zm28 6-20 16 10 1 28-13z"
      />
      <path className={styles.water} d="M0 220h1440v60H0z" />
      <path className={styles.mirror} transform="matrix(1 0 0 -.34 0 294.8)" d={standing} />
      <path
        className={styles.waves}
        d="M120 242h70M300 252h44M560 246h96M780 256h54M980 244h80M1160 252h60M1330 242h50"
      />
      <path className={styles.edge} d="M0 220h1440" />
    </svg>
  );
}
