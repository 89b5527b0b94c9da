import { oneRow, readAt } from '#contract/route.ts'

/**
 * What the server has instead, in the body of its refusal (`current`): what the contract says of that
 * refusal. An older server may say less of it, another host nothing.
 */
export function currentOf<Told extends object>(body: unknown): Partial<Told> {
  return objectOr(readAt(body, 'current'))
}

/** The same where it is a row: bare, or under `data`. */
export function rowNow<Row extends object>(current: unknown): Partial<Row> {
  return objectOr(oneRow(current))
}

const objectOr = (value: unknown) => (typeof value === 'object' && value !== null ? value : {})
