import { looksAt } from '../fixtures/looks.ts'
import { screenshot, workerReady } from '../fixtures/browser.ts'
import { openDesk } from '../fixtures/flows.ts'
import { bookingsSheet, roomsSheet, toCsvText, toWindows1252, toXlsx } from '../fixtures/sheets.ts'
import { MORNING } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * A house brings along its spreadsheets (decision 0082): what is wrong is named row by row, what was
 * corrected is taken once though the answer is lost on the way, and goes again in one step.
 */

test.use({ houseOptions: { clock: MORNING } })

const DAY = MORNING.slice(0, 10)

test(
  'rooms and bookings come from spreadsheets: wrong rows are named, a lost answer takes nothing twice, and one step undoes it',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    const device = await openDevice('tablet')
    const page = await openDesk(device, house.admin, '/dashboard/settings?tab=data')
    await workerReady(page)
    await page.getByRole('link', { name: 'Import lists' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Import lists' })).toBeVisible()
    await expect(page.getByText('Nothing yet.')).toBeVisible()
    const look = await looksAt(page, 'tablet')
    await look('import, empty')
    const loaded = new Set<string>()
    page.on('request', (request) => void loaded.add(new URL(request.url()).pathname))

    const choose = async (name: string, bytes: Uint8Array | string) =>
      await page.getByLabel('Choose a spreadsheet').setInputFiles({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(bytes),
      })
    const check = () => page.getByRole('button', { name: 'See what it would make' }).click()

    // Rooms, as Excel in Europe saves CSV.
    const dirty = roomsSheet(true)
    await choose('chambres.csv', toWindows1252(toCsvText(dirty)))
    await expect(page.getByLabel('Price of a night')).toHaveValue('3')
    await check()
    await expect(page.getByText(`${dirty.wrong.size} rows cannot be taken.`)).toBeVisible()
    const problems = page.getByRole('table', { name: 'Rows to correct' })
    for (const row of dirty.wrong.keys()) {
      await expect(problems.getByRole('cell', { name: String(row), exact: true })).toBeVisible()
    }
    await expect(problems).toContainText('“Igloo” is not a kind of room')
    await look('import, rows to correct')
    await screenshot(page, 'import-wrong-tablet')
    expect([...loaded].filter((path) => path.includes('/online-'))).toEqual([])

    await choose('chambres.csv', toWindows1252(toCsvText(roomsSheet(false))))
    await check()
    await page.getByRole('button', { name: 'Import 40 rows' }).click()
    await expect(page.getByText('The import is done.')).toBeVisible()

    // Bookings, from an .xlsx; the house takes it, and its answer is lost.
    await page.getByLabel('It is a list of').selectOption({ label: 'Bookings to come' })
    await choose('réservations.xlsx', toXlsx(bookingsSheet(DAY, false)))
    await expect(page.getByLabel('Arrival')).toHaveValue('1')
    expect([...loaded].filter((path) => path.includes('/online-'))).toHaveLength(1)
    await check()
    await expect(page.getByText('Every row can be taken.')).toBeVisible()
    await look('import, ready')
    await screenshot(page, 'import-ready-tablet')
    const dropped = cable.dropAnswerOnce(
      ({ method, path }) => method === 'POST' && path === '/api/imports',
    )
    await page.getByRole('button', { name: 'Import 605 rows' }).click()
    await dropped
    await expect(page.getByText('The import is done.')).toBeVisible({ timeout: 30_000 })
    const kept = () =>
      house.rows<{ id: string }>(
        `select id from hotel_bookings where source = 'import' and deleted_at is null`,
        [],
      )
    expect(await kept()).toHaveLength(600)
    expect(await house.rows(`select id from audit where endpoint = 'takeImport'`, [])).toHaveLength(
      2,
    )
    expect(await house.rows(`select id from notices where kind = 'booking_confirmed'`, [])).toEqual(
      [],
    )
    await screenshot(page, 'import-taken-tablet')

    // Without the link a file can be looked at, and nothing is lost.
    await cable.cut()
    await page.getByLabel('It is a list of').selectOption({ label: 'Rooms' })
    await choose('chambres.csv', toCsvText(roomsSheet(false)))
    await check()
    await expect(page.getByText('The house does not answer.').first()).toBeVisible()
    await cable.restore()

    // The rooms are in use now; the bookings go, then the rooms.
    await page.getByRole('button', { name: 'Undo the import: Rooms' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Nothing was taken away.')).toBeVisible()
    const hindered = page.getByRole('region', { name: '40 rows are in use' })
    await expect(hindered.getByRole('listitem').first()).toHaveText('Row 4601')
    await expect(page.getByRole('button', { name: 'Save the whole list' })).toBeVisible()
    await look('import, hindered')
    for (const kind of ['Bookings to come', 'Rooms']) {
      await page.getByRole('button', { name: `Undo the import: ${kind}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('button', { name: `Undo the import: ${kind}` })).toHaveCount(0)
    }
    expect(await kept()).toEqual([])
  },
)
