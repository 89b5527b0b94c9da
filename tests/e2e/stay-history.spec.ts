import { checkAxe } from '../fixtures/axe.ts'
import { roomOf, sellRoom } from '../fixtures/bookings.ts'
import { screenshot, workerReady } from '../fixtures/browser.ts'
import { linkIsDown, openDesk, storedStates, words } from '../fixtures/flows.ts'
import { MORNING } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'
import { widerThan } from '../fixtures/too-wide.ts'

/* Who did what about a stay, and the letters to its guest: also without the link and after a reload. */

test.use({ houseOptions: { clock: MORNING } })

const nights = { check_in: '2026-08-10', check_out: '2026-08-12', nights: 2 }
const email = 'solange@example.test'

test(
  'the history and the letters of a stay are there without the link, and what waits stands on top',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const room = await roomOf(house, 'Burera')
    const other = await roomOf(house, 'Karisimbi')
    const total = room.price_per_night * 2
    const token = await house.signIn()
    const call = async (method: 'POST' | 'PATCH', path: string, body: object, by?: string) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const answer = await house.api(method, path, {
        headers,
        body,
        ...(by !== undefined && { token: by }),
      })
      expect(answer.status, path).toBeLessThan(300)
      return answer.body as { id: string }
    }
    const { id: stay } = await call('POST', '/api/hotel/bookings', {
      room_id: room.id,
      schedule: nights,
      guests: { adults: 1, children: 0, quantity: 1 },
      extras: { breakfast: false, airport_transfer: false, late_checkout: false },
      customer: { name: 'Solange Ikirezi', phone: '0788 999 000', email },
      pricing: {
        price_per_night: room.price_per_night,
        base_one_room: total,
        base_all_rooms: total,
        extras_one_room: 0,
        extras_all_rooms: 0,
        grand_total: total,
        currency: 'USD',
      },
      source: 'public-room-detail',
    })
    const at = `/api/hotel-bookings/${stay}`
    await call('PATCH', `${at}/approve`, {}, token)
    await call('PATCH', at, { ...nights, room_id: other.id }, token)
    const cash = { currency: 'USD', method: 'cash', status: 'paid' }
    await call('POST', `${at}/payments`, { ...cash, amount: 50 }, token)
    // The house of this test has no mail server: its letters are files.
    const letterIsFiled = async () => {
      const rows = await house.rows<{ state: string }>(
        `select state from notices where kind = 'booking_confirmed' and to_email = ?`,
        [email],
      )
      return rows.map(({ state }) => state)
    }
    await expect.poll(letterIsFiled).toEqual(['kept'])

    const page = await openDesk(await openDevice('tablet'), house.admin, `/dashboard/stays/${stay}`)
    const history = page.getByRole('region', { name: 'Who did what' })
    const letters = page.getByRole('region', { name: 'Messages to the guest' })
    const entries = history.getByRole('listitem')
    const seen = async () => {
      await expect(entries.filter({ hasText: 'Requested' })).toContainText('the guest')
      await expect(entries.filter({ hasText: 'Approved' })).toContainText(/\d\d:\d\d/)
      await expect(entries.filter({ hasText: 'Moved to room' })).toContainText('before')
      await expect(entries.filter({ hasText: 'Paid: $50.00, Cash' })).toBeVisible()
      await expect(letters.getByRole('listitem')).toHaveCount(1)
      await expect(letters).toContainText('Confirmation')
      await expect(letters).toContainText(email)
      await expect(letters).toContainText('Not sent')
      await expect(letters).toContainText('Tell the guest by phone.')
    }
    await workerReady(page)
    await seen()
    await expect(entries).toHaveCount(4)
    await checkAxe(page, 'the history of a stay')
    await screenshot(page, 'stay-history')

    await cable.cut()
    await linkIsDown(page)
    await page.reload()
    await seen()
    await page.getByRole('button', { name: 'Add item' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add item' })
    await dialog.getByLabel('What').fill('Candles')
    await dialog.getByLabel('Price of one, USD').fill('3')
    await dialog.getByRole('button', { name: 'Add to the bill' }).click()
    await expect(dialog).toBeHidden()
    await expect(entries.first()).toContainText('Candles')
    await expect(entries.first()).toContainText(words.saved)
    await expect(entries).toHaveCount(5)
    await checkAxe(page, 'the history of a stay without the link')
    for (const [width, height] of [
      [1024, 768],
      [768, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await history.scrollIntoViewIfNeeded()
      await screenshot(page, `stay-history-${width}`)
      expect(await page.evaluate(widerThan, width), `${width} px wide`).toEqual([])
    }

    await page.setViewportSize({ width: 1024, height: 768 })
    await cable.restore()
    await expect.poll(() => storedStates(page)).toEqual(['taken'])
    await expect(entries.first()).toContainText('Item put on the bill: $3.00')
    await expect(entries.filter({ hasText: words.saved })).toHaveCount(0)
    await expect(entries).toHaveCount(5)
  },
)

test(
  'the history of a stay that is long over is asked of the house, and then kept',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const stay = await sellRoom(house, 'Burera', {
      checkIn: nights.check_in,
      checkOut: nights.check_out,
    })
    // As the daily job leaves it.
    await house.write('update stay_events set on_devices = 0 where booking_id = ?', [stay])
    const page = await openDesk(await openDevice('tablet'), house.admin, `/dashboard/stays/${stay}`)
    const history = page.getByRole('region', { name: 'Who did what' })
    await expect(history.getByRole('listitem')).toHaveCount(2)
    await workerReady(page)
    await cable.cut()
    await linkIsDown(page)
    await page.reload()
    await expect(history.getByRole('listitem').filter({ hasText: 'Approved' })).toBeVisible()
  },
)

test(
  'a letter is sent again from the stay’s page without the link, once, as things are when the house hears of it',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const dates = { checkIn: nights.check_in, checkOut: nights.check_out }
    const [stay, without] = [
      await sellRoom(house, 'Burera', dates),
      await sellRoom(house, 'Karisimbi', dates),
    ]
    // What was typed wrong is put right in the store: the desk has no field for it.
    await house.write('update hotel_bookings set customer_email = ? where id = ?', [email, stay])
    const confirmations = () =>
      house.rows<{ state: string; to_email: string | null }>(
        `select state, to_email from notices where kind = 'booking_confirmed' and subject_ids = ?
       order by made_at`,
        [JSON.stringify([stay])],
      )
    const page = await openDesk(
      await openDevice('tablet'),
      house.admin,
      `/dashboard/stays/${without}`,
    )
    const letters = page.getByRole('region', { name: 'Messages to the guest' })
    await expect(letters).toContainText('The guest has no e-mail address')
    await expect(letters.getByRole('button')).toHaveCount(0)

    await page.goto(`/dashboard/stays/${stay}`)
    await workerReady(page)
    const again = letters.getByRole('button', { name: `Send again to ${email}: Confirmation` })
    await expect(again).toBeVisible()
    await expect
      .poll(async () => (await confirmations()).map(({ state }) => state))
      .toEqual(['dropped'])
    await cable.cut()
    await linkIsDown(page)
    await page.reload()
    await again.click()
    await expect(letters).toContainText(words.saved)
    await expect(again).toHaveCount(0)
    await page.reload()
    await expect(letters).toContainText(words.saved)
    const history = page.getByRole('region', { name: 'Who did what' })
    await expect(history.getByRole('listitem').first()).toContainText('Send a message again')
    expect(await confirmations()).toHaveLength(1)
    await checkAxe(page, 'a letter that is to be sent again')
    for (const [width, height] of [
      [1024, 768],
      [768, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await letters.scrollIntoViewIfNeeded()
      await screenshot(page, `stay-letter-again-${width}`)
      expect(await page.evaluate(widerThan, width), `${width} px wide`).toEqual([])
    }

    await page.setViewportSize({ width: 1024, height: 768 })
    await cable.restore()
    await expect.poll(() => storedStates(page)).toEqual(['taken'])
    await expect(letters.getByRole('listitem')).toHaveCount(2)
    await expect(letters.getByRole('listitem').first()).toContainText('Asked for by')
    await expect.poll(confirmations).toEqual([
      { state: 'dropped', to_email: null },
      { state: 'kept', to_email: email },
    ])
    // One way to send it: on the newest of its kind.
    await expect(again).toHaveCount(1)
    await letters.scrollIntoViewIfNeeded()
    await screenshot(page, 'stay-letter-again-sent')
  },
)
