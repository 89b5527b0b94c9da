import { describe, it } from 'vitest'
import { eachStore } from '../fixtures.ts'
import { cars } from './flows/cars.ts'
import { cart } from './flows/cart.ts'
import { custom } from './flows/custom.ts'
import { desk } from './flows/desk.ts'
import { laundry } from './flows/laundry.ts'
import { outbox } from './flows/outbox.ts'
import { restaurant } from './flows/restaurant.ts'
import { rooms } from './flows/rooms.ts'
import { tables } from './flows/tables.ts'
import { tours } from './flows/tours.ts'
import { expectKept } from './kept.ts'
import { recordingOf, type Flow } from './walk.ts'

/**
 * The wire as it is (issue "One service, one description"): every flow's requests, answers and what
 * they leave behind, compared with what is kept in tests/wire, to the letter and on both stores.
 * A change that is meant: `RECORD=1 npx vitest run --project 'contract on sqlite' <this file>`, and
 * the difference is committed with it.
 */
const flows: Record<string, Flow> = {
  restaurant,
  tables,
  laundry,
  cars,
  tours,
  custom,
  rooms,
  cart,
  desk,
  outbox,
}

eachStore((make) => {
  describe('the wire stays as it is', () => {
    it.each(Object.entries(flows))('%s', async (name, flow) => {
      expectKept(name, await recordingOf(make, flow))
    })
  })
})
