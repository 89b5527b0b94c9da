import { bookingFigures } from './bookings.ts'
import { crowdFigures } from './crowd.ts'
import { calendarFigures } from './calendar.ts'
import { confirmFigures } from './confirming.ts'
import { print, type Figure } from './figures.ts'
import { importFigures } from './imports.ts'
import { machineNow } from './machine.ts'
import { orderFigures } from './orders.ts'
import { openBenches, type Benches } from './benches.ts'
import { scaleFigures } from './scale.ts'
import { searchFigures } from './search.ts'
import { serverFigures } from './servers.ts'
import { fiveSeconds, thousand, thousandWithCuts } from './outbox.ts'

/**
 * npm run bench [part…]: the figures that design §8 puts a budget on and that the build cannot see.
 * Sizes are checked by the build itself (tests/architecture/sizes.ts). The machine is shared and
 * noisy: times are for reading, and only what is counted makes the bench fail.
 */
const parts: Readonly<Record<string, (benches: Benches) => Promise<Figure[]>>> = {
  window: fiveSeconds,
  thousand,
  cuts: thousandWithCuts,
  confirm: confirmFigures,
  bookings: bookingFigures,
  search: searchFigures,
  calendar: calendarFigures,
  crowd: crowdFigures,
  orders: orderFigures,
  servers: serverFigures,
  imports: importFigures,
  scale: scaleFigures,
}

/** Parts that need no browser: asked for alone, nothing is built for them. */
const withoutBrowser = new Set(['crowd', 'orders', 'servers', 'imports', 'scale'])

const asked = process.argv.slice(2)
const alone = asked.length > 0 && asked.every((name) => withoutBrowser.has(name))
const benches = alone ? undefined : await openBenches()
let failed = false
try {
  for (const [name, part] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    process.stdout.write(`${name}; ${machineNow()}\n`)
    const figures = await part(benches as Benches)
    print(figures)
    failed ||= figures.some(({ kept, counted }) => counted === true && !kept)
  }
} finally {
  await benches?.close()
}
process.exit(failed ? 1 : 0)
