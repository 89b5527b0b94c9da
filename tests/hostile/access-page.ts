import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { routeOf } from '#contract/routes.ts'
import { summaries } from '#contract/summaries.ts'
import { root } from '../fixtures/paths.ts'
import { identities, identityNames, rows, verdict, type Row, type Verdict } from './access-rules.ts'

/* npm run access: writes docs/access.md from the table. A test fails while the two differ. */

const place = join(root, 'docs/access.md')

const marks: Readonly<Record<Verdict, string>> = { yes: '✓', nothing: '·', 401: '401', 403: '403' }

const intro = `# Who may do what

Every operation of the API, and everybody who may ask for it. The table is written by hand in
\`tests/hostile/access-table.ts\`; \`npm run access\` makes this page of it. \`tests/hostile/access.test.ts\`
asks the real server for every pair, on both stores, and fails where it answers otherwise; it also
fails while an operation is not in the table. Why it is so: \`src/decisions/0038-who-may-do-what.md\`.

- **✓** let in. What of a row somebody reads is a matter of its own: kitchen, laundry and housekeeping
  see no prices, payments, codes, phones or e-mails (\`src/contract/projections.ts\`).
- **·** answered, but told nothing of anybody's: it is opened by the code of a booking.
- **401** is to sign in first. To the sending token of an admin it says that the step waits for them.
- **403** may not.

Whoever asks:

`

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function whereOf(row: Row): string {
  const { method, paths } = routeOf(row.of)
  return `\`${method} ${paths[0]}\``
}

function wordsOf(row: Row): string {
  const said = row.part === undefined ? summaries[row.of] : `Of it: ${row.part}`
  return `\`${row.of}\`: ${said.replaceAll('|', '/')}`
}

function tableOf(its: readonly Row[]): string {
  return [
    line(['What', 'Where', ...identityNames]),
    line(['---', '---', ...identityNames.map(() => ':-:')]),
    ...its.map((row) =>
      line([wordsOf(row), whereOf(row), ...identityNames.map((by) => marks[verdict(row, by)])]),
    ),
  ].join('\n')
}

/** What a whole section says; ‘some’ where its rows say different things. */
function inShort(title: string): string {
  const its = rows.filter((row) => row.title === title)
  const said = identityNames.map((by) => {
    const all = new Set(its.map((row) => marks[verdict(row, by)]))
    return all.size === 1 ? [...all].join() : 'some'
  })
  return line([`${title} (${its.length})`, ...said])
}

/** The whole page, as it is to lie in docs/. */
export function accessPage(): string {
  const who = identityNames.map((by) => `- **${by}**: ${identities[by]}`).join('\n')
  const titles = [...new Set(rows.map(({ title }) => title))]
  const sections = titles.map(
    (title) => `## ${title}\n\n${tableOf(rows.filter((row) => row.title === title))}\n`,
  )
  const short = [
    line(['What', ...identityNames]),
    line(['---', ...identityNames.map(() => ':-:')]),
    ...titles.map(inShort),
  ].join('\n')
  return `${intro}${who}\n\n## In short\n\n${short}\n\n${sections.join('\n')}`
}

/** The page that is checked in. */
export function keptPage(): string {
  return readFileSync(place, 'utf8')
}

if (import.meta.main) writeFileSync(place, accessPage())
