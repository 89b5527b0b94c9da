import type { Page } from '@playwright/test'
import { type Device, workerReady } from '../fixtures/browser.ts'
import { goTo, signIn } from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { looksAt, type Look } from '../fixtures/looks.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * WCAG 2.2 AA by axe, by day and by night, on the desk's tablet: the back office's screens and
 * dialogs that no walk of their own sees (spec 3 §2.3 to §2.10, §2.12, §2.13).
 */

interface Seen {
  path: string
  heading: string
  /** Opened in turn, each closed by Escape: a name, and how it is opened. */
  dialogs?: readonly (readonly [string, (page: Page) => Promise<void>])[]
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const onTab = (name: string, button: RegExp) => async (page: Page) => {
  await tab(page, name)
  await press(button)(page)
}

/** What is missing is said in the dialog that was just opened. */
const withWhatIsMissing = (open: (page: Page) => Promise<void>) => async (page: Page) => {
  await open(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
}

const screens: readonly Seen[] = [
  { path: '/dashboard/bookings', heading: 'Bookings' },
  { path: '/dashboard/walk-in', heading: 'Walk-in' },
  { path: '/dashboard/reservations/new', heading: 'New booking' },
  // Not the first of its part: after the sign-in it is there already.
  { path: '/dashboard', heading: 'Overview' },
  { path: '/dashboard/reservations/calendar', heading: 'Reservations Calendar' },
  { path: '/dashboard/rooms/calendars', heading: 'Calendars' },
  { path: '/dashboard/reservations/calendar?view=timeline', heading: 'Reservations Calendar' },
  {
    path: '/dashboard/rooms',
    heading: 'Rooms Management',
    dialogs: [
      ['a new room with what is missing', withWhatIsMissing(press('Add Room'))],
      ['a room', press(/^Edit room/)],
      ['a room to be deleted', press(/^Delete room/)],
    ],
  },
  {
    path: '/dashboard/restaurant/menu',
    heading: 'Restaurant Menu',
    dialogs: [
      ['a new category with what is missing', withWhatIsMissing(press('Add Category'))],
      ['a new dish with what is missing', withWhatIsMissing(press('Add Item'))],
      ['a dish', press(/^Edit /)],
      ['a dish to be deleted', press(/^Delete /)],
    ],
  },
  {
    path: '/dashboard/cars',
    heading: 'Car Rentals',
    dialogs: [
      ['a car', press(/^Edit /)],
      ['a rental', press(/^Rent /)],
    ],
  },
  {
    path: '/dashboard/laundry',
    heading: 'Laundry Management',
    dialogs: [
      ['a new order', press('New Order')],
      ['a new service', press('Add Service')],
    ],
  },
  {
    path: '/dashboard/tourism',
    heading: 'Tourism Services',
    dialogs: [
      ['a tour', press(/^Edit /)],
      ['a new booking', press(/^Book /)],
    ],
  },
  {
    path: '/dashboard/payments',
    heading: 'Payments',
    dialogs: [
      ['a new payment', press('Add Payment')],
      ['a payment', press(/^View/)],
    ],
  },
  {
    path: '/dashboard/customers',
    heading: 'Customers and Community',
    dialogs: [
      ['a new customer with what is missing', withWhatIsMissing(press('Add Customer'))],
      ['a customer', press(/^View\/Edit/)],
      ['a ban', press(/^Ban /)],
      ['a review', onTab('Reviews', /^View the review/)],
      ['the reviews', (page) => tab(page, 'Reviews')],
      ['a ticket', onTab('Support', /^View the ticket/)],
      ['the tickets', (page) => tab(page, 'Support')],
      ['consent', (page) => tab(page, 'Consent')],
    ],
  },
  {
    path: '/dashboard/reports',
    heading: 'Reports',
    dialogs: [
      ['by day', (page) => page.getByText('Occupancy and RevPAR by day').first().click()],
      ['a transaction', press(/^View /)],
    ],
  },
  {
    path: '/dashboard/handover',
    heading: 'Hand over',
    dialogs: [['who is at this tablet', press(/Switch person, PIN, lock/)]],
  },
  {
    path: '/dashboard/day-close',
    heading: 'Day close',
    dialogs: [['its close', press('Close the day')]],
  },
]

async function openScreen(page: Page, { path, heading }: Seen): Promise<void> {
  await goTo(page, path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(heading)
  await expect(page).toHaveTitle(new RegExp(heading))
  await expect(page.getByText('Loading')).toHaveCount(0)
}

async function lookAtDialogs(page: Page, look: Look, { path, dialogs = [] }: Seen): Promise<void> {
  for (const [name, show] of dialogs) {
    await test.step(`${path}: ${name}`, async () => {
      await show(page)
      await look(`${path}: ${name}`)
      const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      if (await asked.first().isVisible()) await page.keyboard.press('Escape')
      await expect(asked).toHaveCount(0)
    })
  }
}

interface At {
  house: House
  openDevice: (kind: 'tablet') => Promise<Device>
}

async function openTablet({ house, openDevice }: At): Promise<Page> {
  await fetch(`${house.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Aline',
      email: 'aline@example.com',
      subject: 'A cot for two nights',
      message: 'Do you have a cot for a baby?',
    }),
  })
  const page = await (await openDevice('tablet')).visit('/login')
  await signIn(page, house.admin)
  await workerReady(page)
  return page
}

test('the desk’s screens on a tablet by axe', async ({ house, openDevice }) => {
  const page = await openTablet({ house, openDevice })
  const look = await looksAt(page, 'tablet')
  for (const screen of screens) {
    await test.step(screen.path, async () => {
      await openScreen(page, screen)
      await look(screen.path)
    })
  }
})

/** So many that each part takes as long as another test. */
const parts = Map.groupBy(
  screens.filter(({ dialogs }) => dialogs),
  (_, at) => (at % 3) + 1,
)

for (const [part, some] of parts) {
  test(
    `the desk’s dialogs on a tablet by axe, part ${part}`,
    { tag: '@wide' },
    async ({ house, openDevice }) => {
      test.setTimeout(300_000)
      const page = await openTablet({ house, openDevice })
      const look = await looksAt(page, 'tablet')
      for (const screen of some) {
        await test.step(screen.path, async () => {
          await openScreen(page, screen)
          await lookAtDialogs(page, look, screen)
        })
      }
    },
  )
}
