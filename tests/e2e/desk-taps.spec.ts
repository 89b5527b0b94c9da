import { workerReady } from '../fixtures/browser.ts'
import { signIn } from '../fixtures/flows.ts'
import { MORNING } from '../fixtures/stays.ts'
import { countTaps } from '../fixtures/taps.ts'
import { expect, test } from '../fixtures/test.ts'
import { openDayHouse, workedDay } from '../fixtures/worked-day.ts'

/* What the commonest work of a desk costs in taps, counted by the browser; typing is none. */

test.use({ houseOptions: { clock: MORNING, seed: 'none' }, actionTimeout: 20_000 })

const { honorine, jean } = workedDay

test(
  'taps from the overview: check-in 1, walk-in 5 and the name; on the stay’s page settle 2, in francs too',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    await openDayHouse(house)
    const page = await (await openDevice('tablet')).visit('/login')
    await signIn(page, house.admin)
    await workerReady(page)
    const taps = await countTaps(page)
    const inHouse = (guest: string) =>
      page
        .getByRole('region', { name: 'In house' })
        .getByRole('listitem')
        .filter({ hasText: guest })

    await page
      .getByRole('region', { name: 'Arrivals' })
      .getByRole('listitem')
      .filter({ hasText: jean.name })
      .getByRole('button', { name: 'Check in' })
      .click()
    await expect(inHouse(jean.name)).toBeVisible()
    expect(await taps.taken(), 'check-in').toBe(1)

    await page.getByRole('link', { name: 'Walk-in' }).click()
    await page.getByRole('radio', { name: 'Room 101 Ridge' }).check({ force: true })
    await page.getByLabel('Full name').fill(honorine)
    await page.getByRole('radio', { name: /^Cash/ }).check()
    await page.getByRole('button', { name: 'Money taken, give keys' }).click()
    await page.getByRole('link', { name: 'Done' }).click()
    await expect(inHouse(honorine)).toContainText('Paid')
    expect(await taps.taken(), 'walk-in, with the way back').toBe(5)

    await inHouse(jean.name)
      .getByRole('link', { name: `${jean.atCheckIn} owed` })
      .click()
    const settle = page.getByRole('region', { name: 'Settle' })
    await expect(settle).toContainText(`${jean.atCheckIn} due`)
    await taps.taken()
    // A part in francs, the rest in dollars: the sums are typed, or stand there already.
    await settle.getByRole('button', { name: 'RWF' }).click()
    await settle.getByLabel('Amount in RWF').fill(jean.paid.francs)
    await settle.getByRole('button', { name: 'Take money and write receipt' }).click()
    await expect(page.getByTestId('balance')).toHaveText('$140.00')
    expect(await taps.taken(), 'settling in francs').toBe(2)
    await settle.getByRole('button', { name: 'USD' }).click()
    await settle.getByRole('button', { name: 'Take money and write receipt' }).click()
    await expect(page.getByTestId('balance')).toHaveText('$0.00')
    expect(await taps.taken(), 'settling in dollars').toBe(2)
  },
)
