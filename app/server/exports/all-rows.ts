type Part<Row, Place> = { rows: readonly Row[]; after?: Place };

/** Yields every row of a list that is read in pages, each from where the one before it ended. */
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
