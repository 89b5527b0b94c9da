/** SQLite takes 32,766 parameters a statement, PostgreSQL 65,535; no table has 60 columns. */
const BATCH_SIZE = 500

/** Rows in batches that one statement takes. */
export function batches<Row>(rows: readonly Row[]): Row[][] {
  const cut: Row[][] = []
  for (let at = 0; at < rows.length; at += BATCH_SIZE) cut.push(rows.slice(at, at + BATCH_SIZE))
  return cut
}
