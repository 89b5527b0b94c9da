import type { Facts } from './facts.ts'
import type { ServerClock } from './link/clock.ts'
import type { Host } from './link/host.ts'
import type { Link } from './link/link.ts'

interface Remembered {
  /** Address of the API, see link/base.ts: another address is another host. */
  base: string
  host: Host
  clock: ServerClock
  link?: Link
}

/** A difference that moves by less is not written again, ms. */
const WORTH_WRITING = 1_000
/** The server's time is written down anew after this long, ms. */
const HEARD_INTERVAL_MS = 60_000

/**
 * Brings back what was known of the server and the link before the reload, and writes down what is learnt
 * from now on. A store that fails costs the memory alone.
 */
export async function rememberIn(
  facts: Facts,
  { base, host, clock, link }: Remembered,
): Promise<void> {
  const write = (name: string, value: unknown) => void facts.write(name, value).catch(() => {})
  const hostFact = `host:${base}`
  const [kind, difference, linkState, heardAt] = await Promise.all([
    facts.read(hostFact),
    facts.read('clock'),
    facts.read('link'),
    facts.read('heard-at'),
  ]).catch(() => [])

  let written = typeof difference === 'number' ? difference : Number.NaN
  let noted = typeof heardAt === 'number' ? heardAt : 0
  const writeClock = () => {
    const now = clock.now()
    if (clock.known() && Math.abs(now - noted) >= HEARD_INTERVAL_MS)
      write('heard-at', (noted = now))
    // False too where nothing was written yet (NaN).
    if (Math.abs(clock.difference() - written) < WORTH_WRITING) return
    written = clock.difference()
    write('clock', written)
  }
  const writeHost = () => write(hostFact, host.kind())
  const writeLink = () => write('link', link?.getSnapshot())

  host.restore(kind)
  clock.restore(difference, heardAt)
  link?.restore(linkState)
  // Heard before the store was open.
  if (host.kind() !== (kind ?? 'unknown')) writeHost()
  writeClock()
  if (link !== undefined && link.getSnapshot().state !== 'unknown') writeLink()

  host.subscribe(writeHost)
  clock.subscribe(writeClock)
  link?.subscribe(writeLink)
  // Heard again and again without a change: how late it is by now is worth keeping all the same.
  if (link !== undefined) setInterval(writeClock, HEARD_INTERVAL_MS)
}
