import { StatementSync } from 'node:sqlite'
import { sql } from 'kysely'
import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { fieldsOf, type ImportKind } from '#contract/import-kinds.ts'
import type {
  CheckedImport,
  ImportedRow,
  ImportHinder,
  RowProblem,
  Sheet,
} from '#contract/imports.ts'
import { addDays, daysBetween } from '#domain/days.ts'
import { matchColumns, missingFields } from '#domain/imports/columns.ts'
import { findTable } from '#domain/imports/find-table.ts'
import { readFile } from '#features/settings/imports/read-file.ts'
import { sheetOf } from '#features/settings/imports/sheet-of.ts'
import { createEmptyHouse } from '#server/db/new-house.ts'
import { defaultSettings } from '#server/house-settings.ts'
import { goesAlong, uses } from '#server/services/imports/used.ts'
import { toCsv } from '#lib/csv.ts'
import { internationalPhone } from '#domain/phone.ts'
import { uuidv7 } from '#lib/uuid.ts'
import {
  bookingsSheet,
  guestsSheet,
  roomsSheet,
  toCsvText,
  toWindows1252,
  toXlsx,
  type MadeSheet,
} from '../fixtures/sheets.ts'
import { addRoom, wish } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { openHouse, TODAY, type House } from './http-house.ts'
import { tableNames } from './table-names.ts'

/** As the device reads and sends a file. */
async function sheetIn(
  kind: ImportKind,
  file: Uint8Array<ArrayBuffer> | string,
  more: Partial<Sheet> = {},
): Promise<Sheet> {
  const day = { timezone: 'Africa/Kigali', today: TODAY, unnamed: 'Reserved' }
  const read = await readFile(new Blob([file]), day)
  if (!read.ok) throw new Error(read.why)
  const table = findTable(read.sheets[0]?.rows ?? [], fieldsOf(kind))
  if (table === null) throw new Error('no table')
  const columns = matchColumns(fieldsOf(kind), table.headings)
  expect(missingFields(fieldsOf(kind), columns)).toEqual([])
  return { ...sheetOf({ kind, columns }, table, { day_order: null, currency: 'USD' }), ...more }
}

const files = {
  csv: (made: MadeSheet) => new Uint8Array(toWindows1252(toCsvText(made))),
  xlsx: (made: MadeSheet) => toXlsx(made),
}

/** Rows that were refused otherwise than they are wrong. */
function differences(problems: readonly RowProblem[], wrong: MadeSheet['wrong']): string[] {
  const by = new Map<number, Set<string>>()
  for (const { row, reason } of problems) by.set(row, (by.get(row) ?? new Set()).add(reason))
  return [...new Set([...by.keys(), ...wrong.keys()])].flatMap((row) => {
    const found = [...(by.get(row) ?? [])].join()
    const meant = wrong.get(row) ?? ['']
    return meant.includes(found) ? [] : [`row ${row}: ${found}, not ${meant.join(' or ')}`]
  })
}

/** How many statements either kind of store was sent. */
let statements = 0
function counted(its: object, names: readonly string[]): void {
  const methods = its as Record<string, (...all: unknown[]) => unknown>
  for (const name of names) {
    const send = methods[name]
    methods[name] = function count(...all) {
      statements += 1
      return send?.apply(this, all)
    }
  }
}
counted(StatementSync.prototype, ['all', 'run', 'iterate'])
counted(Client.prototype, ['query'])

eachStore((make) => {
  describe('a house brings along what it has', () => {
    let house: House
    let token: string
    beforeAll(async () => {
      const store = await make()
      await createEmptyHouse(store, [])
      await store.transaction((tx) =>
        tx.update('house', 'house', {
          settings: JSON.stringify({ ...defaultSettings, rwf_per_usd: { rate: 1450, day: TODAY } }),
        }),
      )
      house = await openHouse(store)
      token = await house.staff('admin')
    })

    const check = async (sheet: Sheet) => {
      const { status, body } = await house.ask('POST', '/api/imports/check', { token, body: sheet })
      expect(status).toBe(200)
      return body as unknown as CheckedImport
    }
    const take = (sheet: Sheet, key = uuidv7(Date.now())) =>
      house.ask('POST', '/api/imports', { token, body: sheet, key, operation: uuidv7(Date.now()) })
    const undo = (id: string) => house.ask('POST', `/api/imports/${id}/undo`, { token, body: {} })
    const rowOf = (body: Record<string, unknown>) => body.data as ImportedRow
    const count = async (
      table: 'rooms' | 'customers' | 'hotel_bookings' | 'notices' | 'room_nights' | 'audit',
    ) => {
      const { many } = await house.store.db
        .selectFrom(table as 'rooms')
        .select((eb) => eb.fn.countAll<number>().as('many'))
        .$if(!['notices', 'room_nights', 'audit'].includes(table), (query) =>
          query.where('deleted_at', 'is', null),
        )
        .executeTakeFirstOrThrow()
      return Number(many)
    }
    const taken: ImportedRow[] = []

    it.each([
      ['rooms', 'csv', 40, { rooms: 40 }],
      ['guests', 'xlsx', 2000, { customers: 2000 }],
      ['bookings', 'csv', 600, { hotel_bookings: 600 }],
    ] as const)(
      '%s: names every row that cannot be taken, takes the corrected file whole',
      async (kind, form, rows, makes) => {
        const made = (dirty: boolean) =>
          kind === 'rooms'
            ? roomsSheet(dirty)
            : kind === 'guests'
              ? guestsSheet(dirty)
              : bookingsSheet(TODAY, dirty)
        for (const write of [files.csv, files.xlsx]) {
          const dirty = made(true)
          const checked = await check(await sheetIn(kind, write(dirty)))
          expect(differences(checked.problems, dirty.wrong)).toEqual([])
          expect(checked.notes.filter(({ what }) => what !== 'paid').length).toBeGreaterThanOrEqual(
            dirty.quiet,
          )
          const refused = await take(await sheetIn(kind, write(dirty)))
          expect(refused).toMatchObject({
            status: 422,
            body: { reason: 'import_refused', params: { rows: dirty.wrong.size } },
          })
          const { problems } = refused.body.current as { problems: RowProblem[] }
          expect(problems).toEqual(checked.problems)
        }
        const before = await count('audit')
        const clean = made(false)
        const sheet = await sheetIn(kind, files[form](clean))
        expect(sheet.rows).toHaveLength(rows + clean.quiet)
        const checked = await check(sheet)
        expect(checked).toMatchObject({ problems: [], makes })
        const key = uuidv7(Date.now())
        const operation = uuidv7(Date.now())
        const send = () => house.ask('POST', '/api/imports', { token, body: sheet, key, operation })
        const answer = await send()
        expect(answer).toMatchObject({ status: 201, body: { data: { kind, made: makes } } })
        // Its answer was lost on the way: it is done once.
        expect((await send()).body).toEqual(answer.body)
        expect(await count('audit')).toBe(before + 1)
        expect(await count('notices')).toBe(0)
        taken.push(rowOf(answer.body))
      },
      60_000,
    )

    it.runIf(make.kind === 'postgres')('is known to the planner at once', async () => {
      const { rows } = await sql<{ relname: string; reltuples: number }>`
        select relname, reltuples from pg_class
        where relname in ('customers', 'hotel_bookings', 'room_nights')`.execute(house.store.db)
      for (const { relname, reltuples } of rows)
        expect(reltuples, relname).toBeGreaterThanOrEqual(600)
    })

    it('bookings are firm, their nights claimed and their guests known: no customer twice', async () => {
      const { db } = house.store
      const nights = bookingsSheet(TODAY, false)
      expect(nights.wrong.size).toBe(0)
      const bookings = await db.selectFrom('hotel_bookings').selectAll().execute()
      expect(
        new Set(
          bookings.map(({ status, source, no_letter }) => `${status} ${source} ${no_letter}`),
        ),
      ).toEqual(new Set(['approved import 1']))
      const long = bookings.reduce(
        (all, { check_in, check_out }) => all + daysBetween(check_in, check_out),
        0,
      )
      expect(await count('room_nights')).toBe(long)
      expect(
        bookings
          .filter(({ currency }) => currency === 'RWF')
          .map(({ charged_total }) => charged_total),
      ).toContain(261_000)
      for (const {
        price_per_night_cents,
        discount_cents,
        total_cents,
        check_in,
        check_out,
      } of bookings) {
        expect(price_per_night_cents * daysBetween(check_in, check_out) - discount_cents).toBe(
          total_cents,
        )
      }
      const body = await house.ask('GET', '/api/customers', { token })
      const listed = body.body.data as { bookings: number; phone: string | null }[]
      const phones = listed.flatMap(({ phone }) => internationalPhone(phone ?? '') ?? [])
      expect(new Set(phones).size).toBe(phones.length)
      expect(listed.reduce((all, one) => all + one.bookings, 0)).toBe(600)
      // Those of the list who booked were known: `person(0)` is one.
      expect(listed).toHaveLength(2000 + (taken[2]?.made.customers ?? 0))
      const stay = await db.selectFrom('stay_events').select('kind').execute()
      expect(stay.map(({ kind }) => kind)).toEqual(Array.from({ length: 600 }, () => 'reserved'))
    })

    it('amenities are known under what houses call them, in English and French', async () => {
      const room = (said: string) => `Room;Price;Équipements\n77;60;"${said}"\n`
      const said = 'wifi, Télévision / A/C; Vue sur les montagnes, TV'
      expect((await check(await sheetIn('rooms', room(said)))).problems).toEqual([])
      const { problems } = await check(await sheetIn('rooms', room('Wi-Fi, Baignoire')))
      expect(problems).toEqual([
        { row: 2, field: 'amenities', reason: 'import_amenity', params: { text: 'Baignoire' } },
      ])
    })

    it('a formula that somebody typed into a cell is text, and is none in a spreadsheet made here', async () => {
      const row = await house.store.db
        .selectFrom('customers')
        .select(['name', 'notes'])
        .where('notes', 'like', '=cmd%')
        .executeTakeFirstOrThrow()
      expect(row.notes).toBe(`=cmd|' /C calc'!A0`)
      expect(toCsv(['notes'], [[row.notes]]).split('\r\n')[1]).toBe(`'=cmd|' /C calc'!A0`)
    })

    it('a list that was exported comes back as it was, room 01 and notes that begin with a dash too', async () => {
      const rooms = toCsv(['room_number', 'price_per_night'], [['01', 60]])
      const guest = ['1/2 Ndayisaba', '0788123999', '- no nuts']
      const guests = toCsv(['Name', 'Phone', 'Notes'], [guest])
      const both = [
        await take(await sheetIn('rooms', rooms)),
        await take(await sheetIn('guests', guests)),
      ]
      const db = house.store.db
      const room = db.selectFrom('rooms').select('id').where('room_number', '=', '01')
      expect(await room.execute()).toHaveLength(1)
      const known = db.selectFrom('customers').select('notes').where('name', '=', '1/2 Ndayisaba')
      expect(await known.execute()).toEqual([{ notes: '- no nuts' }])
      for (const { body } of both) expect((await undo(rowOf(body).id)).status).toBe(200)
    })

    it('asks once for the order of day and month where the file does not show it', async () => {
      const file = 'Room;Arrival;Departure;Name;Phone\n601;03/04/2027;05/04/2027;A B;0788000111\n'
      const sheet = await sheetIn('bookings', file)
      expect(await check(sheet)).toMatchObject({
        day_order: 'ask',
        problems: [
          { row: 2, field: 'check_in', reason: 'import_day_order' },
          { row: 2, field: 'check_out' },
        ],
      })
      expect((await check({ ...sheet, day_order: 'mdy' })).problems).toMatchObject(
        [{ reason: 'check_out_before_check_in' }].slice(1),
      )
      expect(await check({ ...sheet, day_order: 'dmy' })).toMatchObject({
        problems: [],
        day_order: 'dmy',
      })
      const shown = await sheetIn('bookings', `${file}602;28/12/2026;29/12/2026;C D;0788000112\n`)
      expect((await check(shown)).day_order).toBe('dmy')
    })

    it('is undone in one step, what uses it first, and leaves no name behind', async () => {
      const [rooms, guests, bookings] = taken
      const early = await undo(rooms?.id ?? '')
      expect(early).toMatchObject({ status: 409, body: { reason: 'import_hindered' } })
      const { hinders } = early.body.current as { hinders: ImportHinder[] }
      expect(hinders).toHaveLength(40)
      expect(hinders[0]).toEqual({ row: 4, table: 'rooms', label: '601', why: 'used' })
      expect(await undo(guests?.id ?? '')).toMatchObject({ status: 409 })
      const audit = await count('audit')
      for (const made of [bookings, guests, rooms]) {
        const before = statements
        expect(await undo(made?.id ?? '')).toMatchObject({
          status: 200,
          body: { data: { undone_by: expect.any(String) } },
        })
        // By sets of rows: one by one it would be thousands.
        expect(statements - before).toBeGreaterThan(5)
        expect(statements - before).toBeLessThan(150)
        // Asked again: it is as it was wished.
        expect(await undo(made?.id ?? '')).toMatchObject({ status: 200 })
      }
      expect(await count('audit')).toBe(audit + 3)
      for (const table of [
        'rooms',
        'customers',
        'hotel_bookings',
        'room_nights',
        'notices',
      ] as const) {
        expect(await count(table)).toBe(0)
      }
      // In no table, and not in what the search keeps of words that are gone.
      for (const name of await tableNames(house.store)) {
        if (/_words_(places|docsize|idx|config)$/.test(name)) continue
        const { rows } = await sql<
          Record<string, unknown>
        >`select * from ${sql.table(name)}`.execute(house.store.db)
        const texts = rows.flatMap((row) =>
          Object.values(row).map((value) =>
            value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value),
          ),
        )
        expect(
          texts.filter((text) => /habimana|example\.org/i.test(text)),
          name,
        ).toEqual([])
      }
      // And can be brought along again.
      const again = await take(await sheetIn('rooms', files.csv(roomsSheet(false))))
      expect(again.status).toBe(201)
    })
  })

  describe('an import beside the house’s work', () => {
    let house: House
    let token: string
    beforeAll(async () => {
      house = await openHouse(await make({ seeded: true }))
      token = await house.staff('admin')
    })
    const take = (sheet: Sheet) =>
      house.ask('POST', '/api/imports', {
        token,
        body: sheet,
        key: uuidv7(Date.now()),
        operation: uuidv7(Date.now()),
      })
    const undo = (id: string) => house.ask('POST', `/api/imports/${id}/undo`, { token, body: {} })
    const idOf = ({ body }: { body: Record<string, unknown> }) => (body.data as ImportedRow).id
    let days = 30
    /** A room, and a sheet with one booking of it. */
    async function one(guest = 'Marie Uwera;0788444555') {
      days += 10
      const room = await addRoom(house.store)
      const [from, to] = [addDays(TODAY, days), addDays(TODAY, days + 2)]
      const csv = `Room;Arrival;Departure;Name;Phone\n${room.room_number};${from};${to};${guest}\n`
      return { room, from, sheet: await sheetIn('bookings', csv) }
    }

    it('a guest who books the same night and the import: one of them gets it, the other is told', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { room, from, sheet } = await one()
        const booked = await house.ask('POST', '/api/hotel/bookings', {
          body: wish(room, { from }),
        })
        expect(booked.status).toBe(201)
        const approve = () =>
          house.ask('PATCH', `/api/hotel-bookings/${String(booked.body.id)}/approve`, {
            token,
            body: {},
          })
        const both =
          round % 2 === 0
            ? await Promise.all([take(sheet), approve()])
            : (await Promise.all([approve(), take(sheet)])).toReversed()
        const [imported, approved] = both
        expect([imported?.status, approved?.status]).toEqual(
          imported?.status === 201 ? [201, 409] : [422, 200],
        )
        if (imported?.status !== 201) {
          const current = imported?.body.current as { problems: RowProblem[] } | undefined
          expect(current?.problems).toMatchObject([
            { row: 2, field: 'room', reason: 'import_night_sold', params: { night: from } },
          ])
        }
        const claimed = await house.store.db
          .selectFrom('room_nights')
          .selectAll()
          .where('room_id', '=', room.id)
          .execute()
        expect(claimed).toHaveLength(2)
        expect(new Set(claimed.map(({ booking_id }) => booking_id)).size).toBe(1)
      }
    })

    it('a room’s calendar is bookings too: what has begun stays behind', async () => {
      days += 10
      const room = await addRoom(house.store)
      const stamp = (day: string) => day.replaceAll('-', '')
      const event = (from: string, to: string, summary: string) =>
        `BEGIN:VEVENT\r\nUID:${from}\r\nDTSTART;VALUE=DATE:${stamp(from)}\r\nDTEND;VALUE=DATE:${stamp(to)}\r\nSUMMARY:${summary}\r\nEND:VEVENT\r\n`
      const from = addDays(TODAY, days)
      const file = `BEGIN:VCALENDAR\r\n${event(addDays(TODAY, -2), addDays(TODAY, 2), 'Past')}${event(from, addDays(from, 3), 'Uwera\\, Marie')}${event(addDays(from, 3), addDays(from, 4), '')}END:VCALENDAR\r\n`
      const read = await readFile(new Blob([file]), { timezone: 'Africa/Kigali', today: TODAY })
      expect(read).toMatchObject({ ok: true, past: 1 })
      const sheet = await sheetIn('bookings', file)
      const asked = {
        ...sheet,
        rows: sheet.rows.map(({ at, cells }) => ({
          at,
          cells: [room.room_number, ...cells.slice(1)],
        })),
      }
      expect(await take(asked)).toMatchObject({
        status: 201,
        body: { data: { made: { hotel_bookings: 2 } } },
      })
      const [booking, unnamed] = await house.store.db
        .selectFrom('hotel_bookings')
        .selectAll()
        .where('room_id', '=', room.id)
        .orderBy('check_in')
        .execute()
      expect(unnamed?.customer_name).toBe('Reserved')
      expect(booking).toMatchObject({
        check_in: from,
        check_out: addDays(from, 3),
        customer_name: 'Uwera, Marie',
      })
    })

    it('what was changed or used since keeps it from being undone, and is named', async () => {
      const { sheet } = await one()
      const first = await take(sheet)
      const booking = await house.store.db
        .selectFrom('import_rows')
        .selectAll()
        .where('import_id', '=', idOf(first))
        .where('table_name', '=', 'hotel_bookings')
        .executeTakeFirstOrThrow()
      const cancelled = await house.ask('PATCH', `/api/hotel-bookings/${booking.row_id}/cancel`, {
        token,
        body: {},
      })
      expect(cancelled.status).toBe(200)
      const hindered = await undo(idOf(first))
      expect(hindered).toMatchObject({
        status: 409,
        body: { current: { hinders: [{ row: 2, table: 'hotel_bookings', why: 'changed' }] } },
      })

      const second = await one()
      const other = await take(second.sheet)
      expect(other.status).toBe(201)
      expect(await undo(idOf(other))).toMatchObject({ status: 200 })
    })

    it('menu, laundry, cars and tours come with their categories, each once, and go again', async () => {
      const csv: Partial<Record<ImportKind, string>> = {
        menu: 'Catégorie,Plat,Prix\nGrillades,Brochette de chèvre,"4,50"\nGrillades,Tilapia,$9\nSoupes,Soupe du jour,3',
        laundry: 'Item,Unit,Price,Hours\nMosquito net,piece,2.5,48',
        cars: 'Car,Plate,Category,Price per day,Gearbox\nRAV4,rae 123 x,4x4 big,$70,manual',
        tours:
          'Tour,Category,Place,Days,Departure time,Price\nCoffee walk,Walks,Musanze,1,7h30,$25',
      }
      for (const [kind, text] of Object.entries(csv)) {
        const sheet = await sheetIn(kind as ImportKind, text)
        const made = await take(sheet)
        expect(made.status, JSON.stringify(made.body)).toBe(201)
        const again = await take(sheet)
        expect(again).toMatchObject({ status: 422, body: { params: { rows: sheet.rows.length } } })
        expect(await undo(idOf(made))).toMatchObject({ status: 200 })
        expect(await take(sheet)).toMatchObject({ status: 201 })
      }
    })

    it('categories come with their names in each language; two names for one are refused', async () => {
      const head = 'Category,Category (fr),Catégorie en kinyarwanda,Dish,Price,Name (fr)'
      const rows = [
        'Drinks of old,,,Ginger beer,2,',
        'drinks of old,Boissons,Ibinyobwa,Juice,3,Jus',
      ]
      const sheet = await sheetIn('menu', [head, ...rows].join('\n'))
      expect((await take(sheet)).status).toBe(201)
      const stored = async (name: string) =>
        await house.store.db
          .selectFrom('categories')
          .select('translations')
          .where('name', '=', name)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
      const names = { fr: { name: 'Boissons' }, rw: { name: 'Ibinyobwa' } }
      expect(JSON.parse((await stored('Drinks of old'))?.translations ?? '{}')).toEqual(names)
      // One that is there is not touched.
      const more = await sheetIn('menu', `${head}\nDrinks of old,Autre,,Sorghum beer,2,`)
      expect((await take(more)).status).toBe(201)
      expect(JSON.parse((await stored('Drinks of old'))?.translations ?? '{}')).toEqual(names)
      const differing = [
        head,
        'Teas,Thés,,Black,2,',
        'Teas,thés ,,Green,2,',
        'Teas,Tisanes,,Mint,2,',
      ]
      const refused = await take(await sheetIn('menu', differing.join('\n')))
      expect(refused.body.current).toEqual({
        problems: [
          {
            row: 4,
            field: 'category_fr',
            reason: 'import_category_named',
            params: { row: 2, text: 'Thés' },
          },
        ],
      })
      const long = await take(
        await sheetIn('menu', `${head}\nSoups,${'x'.repeat(130)},,Leek,2,${'y'.repeat(130)}`),
      )
      const { problems } = long.body.current as { problems: RowProblem[] }
      expect(problems.map(({ field }) => field).toSorted()).toEqual(['category_fr', 'name_fr'])
    })

    it('every table that names what can be imported is asked whether it uses it', async () => {
      if (house.store.kind !== 'sqlite') return
      const { rows } = await sql<{ from: string; to: string }>`
        select tables.name || '.' || keys."from" as "from", keys."table" as "to"
        from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
        where tables.type = 'table'`.execute(house.store.db)
      const importable = new Set(
        'rooms customers hotel_bookings categories items laundry_services car_categories cars tour_categories tours'.split(
          ' ',
        ),
      )
      const asked = Object.entries(uses).flatMap(([to, its]) =>
        its.map(({ table, column }) => `${table}.${column} ${to}`),
      )
      const missing = rows.filter(
        ({ from, to }) =>
          importable.has(to) && !goesAlong.includes(from) && !asked.includes(`${from} ${to}`),
      )
      expect(missing).toEqual([])
      expect(rows.length).toBeGreaterThan(5)
    })
  })
})
