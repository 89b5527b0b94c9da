import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  laundryOrder,
  rentalOrder,
  restaurantOrder,
  tableReservation,
  tourBooking,
} from '../contract/documents/service-pages.ts'
import { foreignCars, foreignLaundry, foreignTours } from '../fixtures/foreign-content.ts'
import { ForeignServices, foreignPaths, type ForeignService } from '../fixtures/foreign-services.ts'

/*
 * What leaves the device to a host that knows the documents alone (device/) is taken by such a host,
 * which is made from their calls (tests/fixtures/foreign-services.ts), at the one path that it has;
 * and it names each field that they do, and no other but for a few.
 */

interface Asked {
  ask: string
  body: Record<string, unknown>
}
interface Recorded {
  command: string
  'to a host of the documents': (Asked | string)[]
}

/** What our own server reads besides; a host that does not know it goes on without. */
const ours = ['code', 'language']
const ourRoom = ['payment.room_number', 'payment.room_guest_name']
/** The documents have it in the text of the notes. */
const inTheNotes = ['customer_phone', 'customer_email', 'address', 'pickup']

/** The service, its recording, the documents' own body, and what ours has besides. */
const recordings: [ForeignService, string, object, string[]][] = [
  ['order', 'restaurant', restaurantOrder(), [...ours, ...ourRoom]],
  ['reservation', 'tables', tableReservation, ours],
  ['laundry', 'laundry', laundryOrder, [...ours, ...inTheNotes]],
  ['rental', 'cars', rentalOrder({ id: '', daily_rate_cents: 0 } as never), ours],
  ['tour', 'tours', tourBooking({ id: '' } as never), [...ours, ...ourRoom]],
]

/** Ids of the recording's house, as the strict host has its own. */
const idsThere: Record<string, number | undefined> = {
  car_id: foreignCars[0]?.id,
  service_id: foreignLaundry[0]?.id,
  tour_id: foreignTours[0]?.id,
}

function withIdsOf<Value>(value: Value): Value {
  const text = JSON.stringify(value, (name, one: unknown) => idsThere[name] ?? one)
  return JSON.parse(text) as Value
}

/** `schedule.date`, `items.qty`: the names of all fields, of each of a list's rows alike. */
function fieldsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, at))
  if (typeof value !== 'object' || value === null) return [at]
  return Object.entries(value).flatMap(([name, one]) => fieldsOf(one, at ? `${at}.${name}` : name))
}

describe.each(recordings)('%s', (service, file, named, added) => {
  const path = join(import.meta.dirname, 'device', `${file}.json`)
  const guests = (JSON.parse(readFileSync(path, 'utf8')) as Recorded[])
    .map((one) => ({ command: one.command, asked: one['to a host of the documents'] }))
    .filter(({ command }) => command.startsWith('a guest '))

  it.each(guests)('$command', ({ asked }) => {
    const host = new ForeignServices()
    const [first] = asked as [Asked]
    const sent = withIdsOf(first.body)
    const paths = asked.map((one) => (typeof one === 'string' ? one : one.ask))
    const answers = paths.map((ask) => {
      const [method, address = ''] = ask.split(' ')
      expect(method).toBe('POST')
      return host.take(address.replace(/\/hike\//, '/1/'), sent)?.status
    })
    // Each of the documents' paths in their order, and the last one is the one that it has.
    expect(paths).toHaveLength(foreignPaths[service].length)
    expect(answers).toEqual(paths.map((_, at) => (at === paths.length - 1 ? 201 : 404)))
    expect(host.taken).toEqual([{ id: 501, service, body: sent }])
    const [theirs, its] = [new Set(fieldsOf(named)), new Set(fieldsOf(sent))]
    expect([...theirs.difference(its)]).toEqual([])
    expect([...its.difference(theirs)].filter((field) => !added.includes(field))).toEqual([])
  })
})
