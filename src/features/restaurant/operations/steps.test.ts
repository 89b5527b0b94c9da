import { describe, expect, it } from 'vitest'
import type { Order } from '#contract/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { stepDescriptors } from './steps.ts'

const order = { id: 'o1', version: 3, operation_id: null, status: 'pending' } as unknown as Order

function step(route: OperationRow['route'], over: Partial<OperationRow> = {}): OperationRow {
  return {
    route,
    params: { id: 'o1' },
    body: { seen: { status: 'pending' } },
    words: { title: 'Accept order', detail: 'No. 1042' },
    answer: null,
    ...over,
  } as OperationRow
}

describe('the overlay of a waiting step', () => {
  const accept = stepDescriptors.acceptRestaurantOrder!.overlay!
  const start = stepDescriptors.startPreparingRestaurantOrder!.overlay!

  it('shows the state as it will be, step upon step', () => {
    const accepted = accept.apply([order], step('acceptRestaurantOrder'))
    expect(accepted[0]).toMatchObject({ id: 'o1', status: 'accepted', version: 3 })
    const next = { body: { seen: { status: 'accepted' } } }
    const started = start.apply(accepted, step('startPreparingRestaurantOrder', next))
    expect(started[0]).toMatchObject({ status: 'preparing' })
    expect(order.status).toBe('pending')
  })

  it('leaves alone what the house moved on, and rows that are not there', () => {
    const cancelled = [{ ...order, status: 'cancelled' } as Order]
    expect(accept.apply(cancelled, step('acceptRestaurantOrder'))).toBe(cancelled)
    const others = [{ ...order, id: 'o2' }]
    expect(accept.apply(others, step('acceptRestaurantOrder'))).toBe(others)
  })
})

describe('ways on after a conflict', () => {
  const ways = (status: Order['status']) =>
    stepDescriptors.cancelRestaurantOrder!.recoveryActions(
      step('cancelRestaurantOrder', {
        body: { seen: { status: 'pending' }, reason: 'kitchen closed' },
        answer: {
          status: 409,
          code: 'conflict',
          message: '',
          at: 0,
          body: { current: { ...order, status } },
        },
      }),
    )

  it('offers the same step from the state the house is in, keeping what was typed', () => {
    expect(ways('preparing')).toMatchObject([
      {
        kind: 'change',
        change: { body: { seen: { status: 'preparing' }, reason: 'kitchen closed' } },
      },
    ])
  })

  it('offers nothing that the house would refuse', () => {
    expect(ways('completed')).toEqual([])
    expect(ways('cancelled')).toEqual([])
  })
})

describe('what the house has instead', () => {
  const says = (current: unknown) => stepDescriptors.acceptRestaurantOrder!.serverStatus!(current)

  it('is its state, since when and why, bare or under data', () => {
    const current = { ...order, status: 'cancelled', changed_at: 't', cancel_reason: 'She called' }
    expect(says(current)).toMatchObject({ at: 't', note: 'She called' })
    expect(says({ data: current })).toMatchObject({ label: { message: 'Cancelled' } })
  })

  it('is nothing where the refusal brought no order along', () => {
    expect(says(undefined)).toBeNull()
    expect(says({ status: 'eaten' })).toBeNull()
  })
})

it('speaks of a step in the documents’ words where the house says nothing (spec 3 §8.2)', () => {
  const said = Object.values(stepDescriptors).map((descriptor) => descriptor?.failed?.message)
  expect(said).toEqual([
    'Failed to accept.',
    'Failed to start preparing.',
    'Failed to mark ready.',
    'Failed to deliver.',
    'Failed to complete.',
    'Failed to cancel.',
  ])
})
