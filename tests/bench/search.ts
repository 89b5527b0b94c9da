import type { Benches } from './benches.ts'
import { exactly, within, type Figure } from './figures.ts'

/** Rooms searched on the device: 200 rooms, 5,000 bookings, eight adults (issue "the public site"). */
export async function searchFigures({ open }: Benches): Promise<Figure[]> {
  const { page, slowCpu, close } = await open('phone', { signedIn: false })
  try {
    await page.evaluate(() => window.bench.searches())
    const fast = await page.evaluate(() => window.bench.searches())
    await slowCpu(4)
    const slow = await page.evaluate(() => window.bench.searches())
    return [
      exactly('12 searches for 8 adults: combinations found', fast.combinations, 36),
      within('… the slowest search', Math.max(...fast.ms), 50),
      within('… the slowest search, CPU x4', Math.max(...slow.ms), 50),
    ]
  } finally {
    await close()
  }
}
