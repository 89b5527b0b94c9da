import { cpSync, globSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { checkArchitecture, describeViolation } from '../architecture/check.ts'
import { readSources } from '../architecture/source.ts'
import { buildApp, type AppBuild, type Edit } from '../fixtures/app-build.ts'
import { sellRoom } from '../fixtures/bookings.ts'
import { screenshot, workerReady } from '../fixtures/browser.ts'
import { startChild } from '../fixtures/child.ts'
import {
  findBooking,
  headline,
  linkIsDown,
  openBookings,
  openRequests,
  requestCards,
  storedOperations,
  words,
} from '../fixtures/flows.ts'
import type { House } from '../fixtures/house.ts'
import { lettersOf } from '../fixtures/letters.ts'
import { nodeBinary, root, temporaryDir } from '../fixtures/paths.ts'
import { fillPerson, guest, MORNING, nights } from '../fixtures/stays.ts'
import { expect, test as base } from '../fixtures/test.ts'
import { wideUnless } from '../fixtures/wide.ts'

/*
 * A further kind of service (issue 14): the files of tests/fixtures/seventh are laid beside the
 * others, the two lists of services name it, and nothing else knows of it. A guest orders a picnic
 * without the link; it ends on the bill of a stay, in payments and in the report.
 */

/** A line of a list, before the one that is there. */
const listed = (file: string, before: string, its: string): Edit => ({
  file,
  from: before,
  to: `${its}${before}`,
})

const contract = 'src/contract/services/all.ts'
const server = 'src/server/services/index.ts'

/** What the lists of services say of it: descriptions and calls, halves of the server, readers. */
const lists: readonly Edit[] = [
  listed(
    contract,
    'import { known, ',
    "import { picnic, picnicNotifications, picnicRoutes, picnicSummaries } from './picnic.ts'\n",
  ),
  listed(contract, 'custom] as const', 'picnic, '),
  listed(contract, '  customNotifications,\n]', '  picnicNotifications,\n'),
  listed(contract, '  ...known(customRoutes),\n', '  ...known(picnicRoutes),\n'),
  listed(contract, '  customSummaries,\n]', '  picnicSummaries,\n'),
  listed(server, 'import { restaurant }', "import { picnic } from './picnic/server.ts'\n"),
  listed(server, '  custom,\n}', '  picnic,\n'),
  listed(
    'src/contract/resources.ts',
    "  tour_bookings: 'reception',\n",
    "  picnics: 'reception',\n",
  ),
]

const test = base.extend<object, { built: AppBuild }>({
  built: [
    async ({}, use) => {
      const app = await buildApp({ added: join(root, 'tests/fixtures/seventh'), edits: lists })
      await use(app)
      app.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  houseOptions: async ({ built: { appDir, source } }, use) => {
    await use({ clock: MORNING, appDir, source })
  },
})

/** What the type checker says of a part of a copy. */
async function complaintsIn(source: string, config: string): Promise<string[]> {
  const tsc = startChild(
    nodeBinary,
    [
      join(root, 'node_modules/typescript/bin/tsc'),
      '--noEmit',
      // Threads of its own would check much twice, for twice the work (tests/runner/checks.ts).
      '--singleThreaded',
      '--pretty',
      'false',
      '-p',
      config,
    ],
    { cwd: source },
  )
  const code = await tsc.ended
  const said = tsc.lines.filter((line) => line.includes('error TS'))
  return code === 0 || said.length > 0 ? said : [tsc.output()]
}

// The type checker reads all three times, as long as eight walks take.
test(
  'no file but the lists must name it, by types and walls',
  wideUnless(false),
  async ({ built: { source } }) => {
    const configs = ['tsconfig.json', 'sw/tsconfig.json', 'src/server/tsconfig.json']
    const said = await Promise.all(configs.map((config) => complaintsIn(source, config)))
    expect(said.flat()).toEqual([])
    const files = readSources(['src', 'sw'], source)
    expect(files.map(({ path }) => path)).toContain('src/features/picnic/requests.tsx')
    expect(checkArchitecture(files).map(describeViolation)).toEqual([])
  },
)

test(
  'one service taken away: three lists miss it, and nothing else',
  wideUnless(false),
  async () => {
    const copy = temporaryDir('without')
    try {
      for (const name of ['src', 'sw', 'demo', 'package.json', 'tsconfig.json']) {
        cpSync(join(root, name), join(copy, name), { recursive: true })
      }
      symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
      const its = globSync('src/**/tables{,.ts}', { cwd: copy }).filter(
        (path) => !path.startsWith('src/locales/'),
      )
      expect(its.length).toBeGreaterThan(6)
      for (const path of its) rmSync(join(copy, path), { recursive: true })
      const configs = ['tsconfig.json', 'sw/tsconfig.json', 'src/server/tsconfig.json']
      const said = await Promise.all(configs.map((config) => complaintsIn(copy, config)))
      const missing = new Set(
        said
          .flat()
          .map((line) => line.replace(/\(.*/, ''))
          .filter((path) => !path.includes('.test.')),
      )
      expect([...missing].toSorted()).toEqual([
        'src/contract/services/all.ts',
        'src/contract/services/settings-and-refusals.ts',
        'src/server/services/index.ts',
      ])
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  },
)

interface StoredPicnic {
  id: string
  status: string
  day: string
  people: number
  total_cents: number
  payment_status: string
}

const picnicsOf = (house: House) =>
  house.rows<StoredPicnic>(
    'select id, status, day, people, total_cents, payment_status from picnics',
  )

const DAY = nights.checkIn

test('ordered without the link, received once, confirmed at the desk, paid on the bill of a stay', async ({
  house,
  cable,
  openDevice,
}) => {
  const stay = await sellRoom(house, 'Burera', nights)

  const phone = await (await openDevice('phone')).visit('/services')
  await phone.getByRole('main').getByRole('link', { name: 'Packed picnic' }).click()
  await expect(headline(phone)).toHaveText('Packed picnic')
  await workerReady(phone)
  await cable.cut()
  await linkIsDown(phone)
  await phone.getByLabel('Date').fill(DAY)
  const main = phone.getByRole('main')
  for (let people = 2; people < 5; people += 1) {
    await main.getByRole('button', { name: 'More' }).click()
  }
  // The fifth eats for nothing.
  await expect(main).toContainText('Total: $48.00')
  await fillPerson(phone, guest)
  await screenshot(phone, 'picnic-1-offline')
  await main.getByRole('button', { name: 'Order the picnic' }).click()
  await expect(headline(phone)).toHaveText(words.saved)
  expect(await storedOperations(phone)).toMatchObject([{ route: 'orderPicnic', state: 'waiting' }])
  expect(await picnicsOf(house)).toEqual([])

  await cable.restore()
  await expect(headline(phone)).toHaveText('Received by the house', { timeout: 60_000 })
  const ordered = { day: DAY, people: 5, total_cents: 4800 }
  expect(await picnicsOf(house)).toMatchObject([{ ...ordered, status: 'pending' }])
  await openRequests(phone)
  const request = requestCards(phone, 'With the house')
  await expect(request).toContainText('A picnic for 5')

  const desk = await openBookings(await openDevice('tablet'), house.admin)
  const card = await findBooking(desk, guest.name)
  await expect(card).toContainText('5 people')
  await expect(card).toContainText('$48.00')
  await screenshot(desk, 'picnic-2-desk')
  await card.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect.poll(() => picnicsOf(house)).toMatchObject([{ ...ordered, status: 'confirmed' }])
  await expect(request).toContainText('Confirmed', { timeout: 30_000 })
  await expect
    .poll(() => lettersOf(house).map(({ text }) => text))
    .toContainEqual(expect.stringContaining('The kitchen packs it for you.'))

  await desk.goto(`/dashboard/stays/${stay}/folio`)
  await desk.getByRole('button', { name: 'Put on this stay' }).click()
  const picker = desk.getByRole('dialog', { name: 'Put on this stay' })
  const offered = picker.getByRole('button', { name: /Picnic/ })
  await expect(offered).toBeVisible()
  await offered.click()
  await picker.getByRole('button', { name: 'Close' }).click()
  const line = desk
    .getByRole('list', { name: 'Lines of the bill' })
    .getByRole('listitem')
    .filter({ hasText: 'Picnic' })
  await expect(line).toContainText('$48.00')
  await screenshot(desk, 'picnic-3-bill')
  await desk.getByRole('checkbox', { name: /2 nights/ }).uncheck()
  const settle = desk.getByRole('region', { name: 'Settle' })
  await expect(settle.getByLabel('Amount in USD')).toHaveValue('48.00')
  await settle.getByLabel('Paid by').selectOption('cash')
  // By the keyboard: a notice about this device's clock lies over it for a while.
  await settle.getByRole('button', { name: 'Take money and write receipt' }).press('Enter')
  await expect(line).toContainText('Paid')
  const paid = "select amount_cents, method from payments where subject_kind = 'picnic'"
  await expect.poll(() => house.rows(paid)).toEqual([{ amount_cents: 4800, method: 'cash' }])
  await expect.poll(() => picnicsOf(house)).toMatchObject([{ payment_status: 'paid' }])

  await desk.goto('/dashboard/payments')
  await expect(
    desk
      .getByRole('table', { name: 'Payments' })
      .getByRole('row', { name: /Packed picnic \$48\.00/ }),
  ).toBeVisible()
  await desk.goto('/dashboard/reports')
  await expect(
    desk.getByRole('table', { name: 'Revenue breakdown' }).getByRole('row', { name: /\$48\.00/ }),
  ).toBeVisible()
  await screenshot(desk, 'picnic-4-report')
})
