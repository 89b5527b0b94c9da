import { expect, test } from '../fixtures/test.ts'
import {
  findBooking,
  isSend,
  linkIsDown,
  openBookings,
  ordersOf,
  takeStep,
  words,
} from '../fixtures/flows.ts'
import { placeOrder, stepOrder } from '../fixtures/orders.ts'

/* The end of a shift: each entry of the device is named as taken, or as what it is instead. */

const guests = [
  'Ada Uwera',
  'Beni Kalisa',
  'Chloe Iradukunda',
  'David Nkusi',
  'Esther Mugisha',
  'Felix Habimana',
]

test('six entries, one refused, the link lost for one: exactly these are named; then all but one', async ({
  house,
  cable,
  openDevice,
}) => {
  const orders = []
  for (const guest of guests) orders.push(await placeOrder(house, { guest }))
  const token = await house.signIn()
  const tablet = await openDevice('tablet')
  const page = await openBookings(tablet, house.admin)
  const [conflicted, lost] = [guests[4]!, guests[5]!]

  for (const guest of guests.slice(0, 4)) await takeStep(await findBooking(page, guest), 'Accept')
  for (const guest of guests.slice(0, 4)) {
    await expect.poll(async () => (await ordersOf(house, guest))[0]?.status).toBe('accepted')
  }
  await page.getByRole('link', { name: 'Hand over', exact: true }).click()
  await expect(page.getByText('All 4 of today’s entries are at the house')).toBeVisible()
  await page.goBack()

  // The tablet does not know that a colleague cancelled it.
  await cable.cut()
  await takeStep(await findBooking(page, conflicted), 'Accept')
  await stepOrder(house, orders[4]!.id, 'cancel', token, 'Called off')
  await cable.restore()
  await expect
    .poll(async () => (await house.rows(`select id from parked where state = 'open'`)).length, {
      timeout: 40_000,
    })
    .toBe(1)

  // The house does this one, its answer is lost, and the link with it.
  const dropped = cable.dropAnswerOnce(isSend, { thenCut: true })
  await takeStep(await findBooking(page, lost), 'Accept')
  await dropped
  await page.getByRole('link', { name: 'Hand over', exact: true }).click()
  await linkIsDown(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('4 of 6 entries are at the house')
  await expect(main).toContainText('Only the house knows')
  const missing = main.getByRole('region', { name: 'Not at the house' }).getByRole('listitem')
  await expect(missing).toHaveCount(2)
  await expect(missing.filter({ hasText: conflicted })).toContainText('Needs your decision')
  await expect(missing.filter({ hasText: lost })).toContainText('no answer yet')

  await cable.restore()
  await expect(main).toContainText('5 of 6 entries are at the house.', { timeout: 40_000 })
  await expect(missing).toHaveCount(1)
  await expect(missing).toContainText(conflicted)

  // Nothing is handed over unsaid.
  await main.getByLabel('Name of who takes over').fill('Aline Uwase')
  await main.getByRole('button', { name: 'Hand over' }).click()
  await expect(main.getByText('Tick each entry that is not at the house')).toBeVisible()
  await missing.getByLabel('My colleague knows about it').check()
  await main.getByRole('button', { name: 'Hand over' }).click()
  await expect(main.getByText(/Handed over to Aline Uwase at \d\d:\d\d/)).toBeVisible()

  // Remembered over a reload; what is still open goes along into the next shift.
  await page.reload()
  const past = main.getByRole('region', { name: 'Handed over on this device' })
  await expect(past).toContainText('to Aline Uwase')
  await expect(past).toContainText('5 of 6 entries were at the house.')
  await expect(past).toContainText(conflicted)
  await expect(missing).toHaveCount(1)
  await main.getByRole('button', { name: 'Open what needs a decision' }).click()
  const work = page.getByRole('dialog', { name: 'Internet and waiting work' })
  await work.getByRole('button', { name: words.dropMine }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.dropMine }).click()
  await work.getByRole('button', { name: 'Close' }).first().click()
  await expect(main.getByText('Nothing was recorded on this device in this shift.')).toBeVisible()
})
