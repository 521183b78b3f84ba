type Part<Row, Place> = { rows: readonly Row[]; after?: Place };

/** Returns every row of a list that is read in parts, each from where the former ended. */
export async function allRows<Row, Place>(
  readPart: (after: Place | undefined) => Promise<Part<Row, Place>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: Place | undefined;
  do {
    const part = await readPart(after);
    rows.push(...part.rows);
    ({ after } = part);
  } while (after !== undefined);
  return rows;
}
