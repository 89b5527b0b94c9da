import type { Page } from '@playwright/test'
import { bookingsOf } from '../fixtures/bookings.ts'
import { linkIsDown, signIn, storedStates } from '../fixtures/flows.ts'
import { secondAdmin } from '../fixtures/orders.ts'
import { openPeople, setPin, switchTo } from '../fixtures/people.ts'
import { freeRooms } from '../fixtures/free-rooms.ts'
import { MORNING } from '../fixtures/stays.ts'
import { workerReady } from '../fixtures/browser.ts'
import { expect, test } from '../fixtures/test.ts'

/* What one person recorded on a tablet is true for whoever takes it over: no room is sold twice. */

test.use({ houseOptions: { clock: MORNING } })

const pins = { first: '2580', second: '7391' } as const
const guest = 'Honorine Mukamana'

async function walkIn(page: Page) {
  await page.getByRole('link', { name: 'Walk-in' }).first().click()
  await expect(page.getByRole('heading', { name: /^Free tonight/ })).toBeVisible()
}

/** The number that a tile of the overview shows. */
const tile = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'The day' }).getByRole('listitem').filter({ hasText: name })

test('a room sold by one is sold for the next: PIN switched without the link, nothing is sold twice, and an admin takes over what waits', async ({
  house,
  cable,
  openDevice,
}) => {
  const [room] = await freeRooms(house, 1)
  const [firstRow] = await house.rows<{ name: string }>(
    `select name from users where email = 'admin@example.test'`,
  )
  const first = firstRow!.name
  const second = secondAdmin(house)
  const page = await (await openDevice('tablet')).visit('/login')
  await signIn(page, second)
  await setPin(page, pins.second)
  const dialog = await openPeople(page)
  await dialog.getByRole('button', { name: 'Somebody else, with e-mail and password' }).click()
  await dialog.getByLabel('Email').fill(house.admin.email)
  await dialog.getByLabel('Password', { exact: true }).fill(house.admin.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
  await setPin(page, pins.first)
  await page.goto('/dashboard')
  await workerReady(page)
  const number = room!.room_number
  await walkIn(page)
  await expect(page.getByRole('radio', { name: `Room ${number}` })).toBeVisible()
  await cable.cut()
  await linkIsDown(page)
  await page.getByRole('radio', { name: new RegExp(`^Room ${number}\\b`) }).check({ force: true })
  await page.getByLabel('Full name').fill(guest)
  await page.getByRole('radio', { name: /^Cash/ }).check()
  await page.getByRole('button', { name: 'Money taken, give keys' }).click()
  await page.waitForURL(/sent=/)

  await switchTo(page, second.name, pins.second)
  await page.goto('/dashboard')
  const inHouse = page
    .getByRole('region', { name: 'In house' })
    .getByRole('listitem')
    .filter({ hasText: guest })
  await expect(inHouse).toContainText(`recorded by ${first}`)
  await expect(inHouse).toContainText('Paid')
  await expect(tile(page, 'To be sent')).toContainText('4')
  await expect(page.getByRole('button', { name: /4 waiting/ })).toBeVisible()
  await walkIn(page)
  await expect(page.getByRole('radio', { name: `Room ${number}` })).toHaveCount(0)

  // The first one's account is switched off before anything was sent: their sign-in cannot come.
  await house.write('update users set disabled = 1 where name = ?', [first])
  await cable.restore()
  await expect(page.getByText(`Changes of ${first} wait on this device`)).toBeVisible({
    timeout: 40_000,
  })
  await page.getByRole('button', { name: /4 waiting/ }).click()
  const panel = page.getByRole('dialog', { name: 'Internet and waiting work' })
  await expect(panel.getByRole('region', { name: first })).toContainText('4 entries wait')
  await expect(panel.getByText('Nothing waits on this device')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Take over…' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByLabel('Why you take it over').fill('No longer works here')
  await asked.getByRole('button', { name: 'Take over' }).click()
  await expect
    .poll(async () => new Set(await storedStates(page)), { timeout: 40_000 })
    .toEqual(new Set(['superseded', 'taken']))
  const [booked, ...more] = await bookingsOf(house, guest)
  expect(more).toEqual([])
  expect(booked).toMatchObject({ room: room!.name, status: 'active', payment_status: 'paid' })
  expect(
    await house.rows('select changed_by from payments where subject_id = ?', [booked!.id]),
  ).toEqual([{ changed_by: `${first} / ${second.name}` }])
  expect(
    await house.rows(
      `select distinct actor_name, on_behalf_of_name, on_behalf_reason from audit
        where resource = 'hotel_bookings' and row_id = ?`,
      [booked!.id],
    ),
  ).toEqual([
    {
      actor_name: second.name,
      on_behalf_of_name: first,
      on_behalf_reason: 'No longer works here',
    },
  ])
})
