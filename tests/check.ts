import { allChecks, buildSizes, hasBuild, runChecks } from './runner/checks.ts'
import { line, printFailures, printPart } from './runner/print.ts'
import { isGood, total, verdict } from './runner/tally.ts'

/* npm run check: types, lint, format, architecture, what is unused, sizes. Seconds. */

const checks = hasBuild() ? [...allChecks(), buildSizes] : allChecks()
const sum = total(await runChecks(checks, printPart))
printFailures(sum)
line(verdict(sum))
process.exitCode = isGood(sum) ? 0 : 1
