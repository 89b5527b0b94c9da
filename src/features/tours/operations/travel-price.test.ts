import { describe, expect, it } from 'vitest'
import type { TravelPrice } from '#contract/travel-price.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import { byPost, travelPriceDescriptors, travelPriceOf } from './travel-price.ts'

const operation = (more: object = {}) =>
  operationRow(
    {
      id: 'o1',
      route: 'updateTravelPrice',
      body: { price_per_km_usd: 2, seen: { price_per_km_usd: 1.5 } },
    },
    more,
  )
const { updateTravelPrice: descriptor } = travelPriceDescriptors
const shown = (rows: { id: string; version: number; operation_id: null }[], op: OperationRow) =>
  overlay('settings', rows, [op], travelPriceDescriptors).map((row) => [
    row.id,
    travelPriceOf(row as Partial<TravelPrice>),
  ])

describe('what a kilometre costs', () => {
  it('is shown as it was saved here, also where no host ever told it', () => {
    const settings = { id: 'settings', version: 3, operation_id: null }
    const travel = { id: 'travel', version: 3, operation_id: null, price_per_km_usd: 1.5 }
    expect(shown([settings, travel], operation())).toEqual([
      ['settings', null],
      ['travel', 2],
    ])
    expect(shown([], operation())).toEqual([['travel', 2]])
    expect(shown([travel], operation({ state: 'parked' }))).toEqual([['travel', 1.5]])
  })

  it('stays as it was under a row of an older version that has no price', () => {
    const travel = { id: 'travel', version: 3, operation_id: null, price_per_km_usd: 1.5 }
    const unpriced = operation({ body: {} })
    expect(shown([travel], unpriced)).toEqual([['travel', 1.5]])
    expect(shown([], unpriced)).toEqual([])
  })

  it('goes by POST where no path takes PATCH, and then nowhere', () => {
    const unknown = operation({ state: 'parked', parkReason: 'not_supported' })
    expect(byPost(unknown)?.change).toMatchObject({
      route: 'postTravelPrice',
      body: { price_per_km_usd: 2 },
    })
    expect(byPost(operation({ state: 'parked', parkReason: 'conflict' }))).toBeNull()
    const posted = operation({ ...unknown, route: 'postTravelPrice' })
    expect(byPost(posted)).toBeNull()
    expect(descriptor?.failedOf?.(posted).message).toBe('No compatible endpoint to save settings.')
  })

  it('is set over a colleague’s only knowingly', () => {
    const current = { id: 'travel', price_per_km_usd: 3, changed_at: 't' }
    const refused = operation({
      state: 'parked',
      parkReason: 'conflict',
      answer: { status: 409, code: 'conflict', message: '', at: 0, body: { current } },
    })
    expect(descriptor?.recoveryActions(refused)).toMatchObject([
      { change: { body: { price_per_km_usd: 2, seen: { price_per_km_usd: 3 } } } },
    ])
    expect(descriptor?.serverStatus?.(current)).toMatchObject({ at: 't' })
  })
})
