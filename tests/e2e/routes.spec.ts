import { devices } from '../fixtures/browser.ts'
import { fillStay, MORNING, nights, openHome } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/* The route table and the shared layout of spec 1 §2. */

test.use({ houseOptions: { clock: MORNING } })

const HOUSE = 'Imisozi Guest House'

/** Path, what the tab is called, the screen's heading, header transparent. */
const screens: readonly [path: string, title: string, heading: string, clear: boolean][] = [
  ['/', HOUSE, 'Wake up above the clouds', true],
  ['/login', `Login – ${HOUSE}`, 'Login', true],
  ['/register', `Register – ${HOUSE}`, 'Register', true],
  ['/appartment-info', `The house – ${HOUSE}`, 'The house', true],
  ['/apartment-info', `The house – ${HOUSE}`, 'The house', true],
  ['/rooms/room-4', `Bisoke – ${HOUSE}`, 'Bisoke', true],
  ['/contact', `Contact Us – ${HOUSE}`, 'Contact Us', true],
  ['/reviews', `Reviews – ${HOUSE}`, 'Reviews', true],
  ['/map', `Map – ${HOUSE}`, 'Map', false],
  ['/cancel-bookings', `Cancel Bookings – ${HOUSE}`, 'Cancel Bookings', false],
  ['/forgot-password', 'Forgot password', 'Forgot password?', false],
  ['/laundry', `Laundry – ${HOUSE}`, 'Laundry', true],
  ['/car-rental', `Car rental – ${HOUSE}`, 'Car rental', true],
  ['/restaurant', `Restaurant and bar – ${HOUSE}`, 'Restaurant and bar', true],
  ['/tours', `Tours – ${HOUSE}`, 'Tours', false],
  ['/book', `Book – ${HOUSE}`, 'Book', false],
  ['/services', `Services – ${HOUSE}`, 'Services', false],
  [
    '/welcome',
    `Welcome – ${HOUSE}`,
    'One house, one booking, everything you need on the mountain',
    false,
  ],
  ['/privacy', `Privacy – ${HOUSE}`, 'Privacy', false],
  ['/requests', `Your requests – ${HOUSE}`, 'Your requests', false],
]

test('each path of the route table opens its screen, under its header', async ({ openDevice }) => {
  const page = await openHome(await openDevice('tablet'))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const header = page.getByRole('banner')
  const heading = page.getByRole('heading', { level: 1 })
  for (const [path, title, words, clear] of screens) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(heading).toHaveText(words)
      await expect(page).toHaveTitle(title)
      expect(new URL(page.url()).pathname).toBe(path)
      const ground = clear ? 'rgba(0, 0, 0, 0)' : 'rgb(255, 255, 255)'
      await expect(header, path).toHaveCSS('background-color', ground)
      // About 5rem above a page that does not begin under the header.
      const frame = page.locator('div:has(> div > main)')
      await expect(frame, path).toHaveCSS('padding-top', clear ? '0px' : '80px')
    })
  }
})

test(
  'paths that lead on, and paths that lead nowhere',
  { tag: '@wide' },
  async ({ openDevice }) => {
    const page = await openHome(await openDevice('phone'))
    for (const [path, to] of [
      ['/concierge', '/tours'],
      ['/services/restaurant', '/restaurant'],
      ['/services/restaurant/custom', '/restaurant?step=order'],
      ['/dashboard', '/login'],
      ['/dashboard/Admin', '/login'],
      ['/dashboard/trainer', '/login'],
    ] as const) {
      await page.goto(path)
      await expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, ''), path).toBe(to)
    }
    for (const path of ['/nowhere', '/rooms', '/reviews/3', '/book/now']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found')
      await expect(page).toHaveTitle('Not Found')
    }
    await page.goto('/rooms/none')
    await expect(page.getByRole('main')).toContainText('We have no such room')
  },
)

test(
  'a room’s address takes dates, adults, promo and bundle',
  { tag: '@wide' },
  async ({ openDevice }) => {
    const page = await openHome(await openDevice('phone'))
    await page.goto(
      '/rooms/room-12?check_in=2026-08-10&check_out=2026-08-13&adults=4&promo=RIDGE10',
    )
    await expect(page.getByLabel('Check-in')).toHaveValue('2026-08-10')
    await expect(page.getByLabel('Check-out')).toHaveValue('2026-08-13')
    await expect(page.getByLabel('Adults')).toHaveValue('4')
    await expect(page.getByRole('main')).toContainText('3 nights · Minimum 1 night.')
    await expect(page.getByRole('main')).toContainText('Prices include taxes.')
    await fillStay(page)
    await expect(page.getByLabel('Promotional code')).toHaveValue('RIDGE10')
    // Without its record a bundle is the room alone.
    await page.goto('/rooms/room-12?bundle=1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Umusambi')
  },
)

test(
  'the landing page’s anchors are there, and its links lead on',
  { tag: '@wide' },
  async ({ openDevice }) => {
    const page = await openHome(await openDevice('tablet'))
    await page.goto('/welcome')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const main = page.getByRole('main')
    for (const id of [
      'overview',
      'rooms',
      'services',
      'bundles',
      'how-it-works',
      'faqs',
      'contact',
    ]) {
      await expect(main.locator(`a[href="#${id}"]`)).toHaveCount(1)
      await expect(main.locator(`section#${id}`)).toHaveCount(1)
    }
    const leads = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(leads).toEqual(
      expect.arrayContaining([
        '/book?step=room',
        '/book?mode=bundle',
        '/services',
        '/services/restaurant',
        '/services/restaurant/custom',
      ]),
    )
    expect(leads.some((href) => href?.startsWith('/book?step=services&add='))).toBe(true)
    // The house's own rooms, not the documents' samples (spec 1 §9).
    const rooms = main.locator('#rooms').getByRole('listitem')
    await expect(rooms).toContainText([
      /Muhabura.*\$45\.00/,
      /Gahinga.*\$45\.00/,
      /Sabyinyo.*\$65\.00/,
      /Bisoke.*\$75\.00/,
      /Karisimbi.*\$80\.00/,
      /Burera.*\$68\.00/,
    ])
  },
)

test(
  'the phone’s menu has the documented links, and each closes it',
  { tag: '@wide' },
  async ({ openDevice }) => {
    const page = await openHome(await openDevice('phone'))
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const links = [
      ['Home', '/'],
      ['Hotel Info', '/appartment-info'],
      ['Login', '/login'],
      ['Contact Us', '/contact'],
      ['Map', '/map'],
      ['Reviews', '/reviews'],
      ['Cancel Bookings', '/cancel-bookings'],
    ] as const
    for (const [name, path] of links.toReversed()) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await menu.getByRole('link', { name, exact: true }).click()
      await expect(menu).toBeHidden()
      expect(new URL(page.url()).pathname).toBe(path)
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    const shown = await menu.getByRole('navigation').locator('ul').first().getByRole('link').all()
    expect(await Promise.all(shown.map((link) => link.textContent()))).toEqual(
      links.map(([name]) => name),
    )
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
  },
)

test(
  'the desk’s width: navigation, currencies, and a header that stays',
  { tag: '@wide' },
  async ({ openDevice }) => {
    const page = await openHome(await openDevice('tablet'))
    const { width } = devices.tablet.viewport
    expect(width).toBeGreaterThanOrEqual(1024)
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveText(['Home', 'Apartment Info', 'Contact Us', 'Reviews', 'Login'])
    const to = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(to).toEqual(['/', '/appartment-info', '/contact', '/reviews', '/login'])
    const header = page.getByRole('banner')
    await expect(header).toContainText(HOUSE)
    // RWF joins while the house has a rate (decisions.md, "Money").
    const currency = header.getByRole('combobox').filter({ hasText: 'USD' })
    await expect(currency.getByRole('option')).toHaveText(['USD', 'RWF'])
    await expect(currency).toHaveValue('USD')
    await page.mouse.wheel(0, 900)
    await expect(header).toBeInViewport()
    await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  },
)

test(
  'the footer says who and where, and the year of the house',
  { tag: '@wide' },
  async ({ openDevice }) => {
    const page = await openHome(await openDevice('tablet'))
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(HOUSE)
    await expect(footer).toContainText('Twelve rooms, a kitchen garden and a long veranda')
    await expect(footer).toContainText('Musanze, Northern Province, Rwanda')
    const href = (name: string) =>
      footer.getByRole('link', { name, exact: true }).getAttribute('href')
    expect(await href('+250 700 000 100')).toBe('tel:+250700000100')
    expect(await href('stay@example.com')).toBe('mailto:stay@example.com')
    for (const [name, path] of [
      ['Home', '/'],
      ['Apartment Info', '/appartment-info'],
      ['Contact Us', '/contact'],
      ['Map', '/map'],
    ] as const) {
      expect(await href(name)).toBe(path)
    }
    for (const name of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn']) {
      expect(await href(name)).toMatch(/^https:\/\//)
    }
    await expect(footer).toContainText(`© 2026 ${HOUSE}.`)
  },
)

test(
  'the house says when it can be reached, and when one comes and goes',
  { tag: '@wide' },
  async ({ openDevice }) => {
    const page = await openHome(await openDevice('tablet'))
    const main = page.getByRole('main')
    await page.goto('/contact')
    await expect(main.getByRole('listitem').filter({ hasText: 'Hours' })).toContainText(
      '7 AM – 10 PM daily',
    )
    await page.goto('/appartment-info')
    await expect(main).toContainText(/check-in.*14:00/i)
    await expect(main).toContainText(/check-out.*11:00/i)
  },
)

test(
  'the wizard’s extras cost what the documents say',
  { tag: '@wide' },
  async ({ openDevice }) => {
    const page = await openHome(await openDevice('tablet'))
    const { checkIn, checkOut } = nights
    await page.goto(`/rooms/room-12?check_in=${checkIn}&check_out=${checkOut}&adults=2&step=extras`)
    // In francs, at 1,450 for a dollar, and the dollars beside.
    for (const [name, dollars, francs] of [
      ['Cooked breakfast', '$8.00', '11,600'],
      ['Airport transfer', '$20.00', '29,000'],
      ['Late checkout', '$15.00', '21,750'],
    ] as const) {
      const extra = page.getByRole('main').locator('label').filter({ hasText: name })
      await expect(extra).toContainText(dollars)
      await expect(extra).toContainText(`RWF ${francs}`)
      await extra.getByRole('checkbox').check()
    }
    // Two nights at $160, breakfast for two on two days, and the flat ones: $387.
    await expect(page.getByRole('main')).toContainText('RWF 561,150')
  },
)
