import { verdict, type Tally } from './tally.ts'

/* The one place of the tests that writes to the terminal. */

export function line(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** `ok    lint  0.3 s` or `FAIL  lint  0.3 s` with what failed: the details come at the end of all. */
export function printPart(name: string, tally: Tally, ms: number): void {
  const count = tally.passed + tally.failed > 1 ? `  ${verdict(tally)}` : ''
  const note = tally.note === undefined ? '' : `  (${tally.note})`
  const mark = tally.failed > 0 ? 'FAIL' : 'ok  '
  line(`${mark}  ${name}${count}${note}  ${(ms / 1000).toFixed(1)} s`)
  for (const { title } of tally.failures) line(`      ${title}`)
}

export function printFailures({ failures }: Tally): void {
  for (const { title, detail } of failures) {
    line(`\n--- ${title}`)
    line(detail)
  }
  if (failures.length > 0) line('')
}
