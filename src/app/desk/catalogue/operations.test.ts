import { beforeAll, describe, expect, it } from 'vitest'
import { i18n } from '@lingui/core'
import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { overlay } from '#offline/reads/overlay.ts'
import type { NamedCategory } from '#contract/catalogue-manage.ts'
import { type OfferRow, notYetIn } from '#parts/catalogue/overlay.ts'
import { categoryOf, entryOf } from '#parts/desk/catalogue/entry.ts'
import { itemKind } from '#features/restaurant/offer.ts'
import { openByEntry } from '#parts/desk/catalogue/use-catalogue.ts'
import { descriptors } from '../../operations.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

let seq = 0
function operation(route: OperationRow['route'], more: Partial<OperationRow> = {}): OperationRow {
  seq += 1
  const id = `0192-${seq}`
  return {
    id,
    seq,
    route,
    params: {},
    body: {},
    group: `items:op:${id}`,
    words: { title: '', detail: 'Isombe' },
    state: 'waiting',
    wish: null,
    answer: null,
    madeId: null,
    deviceTime: '2026-07-01T06:00:00.000Z',
    ...more,
  } as OperationRow
}

const soup = {
  id: 'i1',
  version: 3,
  operation_id: null,
  name: 'Soup',
  category_id: 'c1',
  price: 4,
  is_available: true,
  image_path: '/images/a',
} as ResourceRow
const change = (body: object, more: Partial<OperationRow> = {}) =>
  operation('updateItem', { params: { id: 'i1' }, group: 'items:i1', body, ...more })
const items = (operations: OperationRow[], rows = [soup]) =>
  overlay('items', rows, operations, descriptors).map((row) =>
    entryOf(itemKind, row as OfferRow, new Map()),
  )

describe('the list while changes wait', () => {
  it('shows a new dish in its category, also in one that waits itself', () => {
    const category = operation('createCategory', { body: { name: 'Grill' } })
    const categories = overlay('categories', [], [category], descriptors).map((row) =>
      categoryOf(row as NamedCategory),
    )
    const at = `op:${category.id}`
    expect(categories).toMatchObject([{ id: at, name: 'Grill' }])
    const dish = operation('createItem', {
      params: { id: at },
      body: { name: 'Isombe', price: 7.5, is_available: true },
    })
    expect(items([dish])[1]).toMatchObject({
      id: `op:${dish.id}`,
      categoryId: at,
      priceCents: 750,
      available: true,
    })
    expect(openByEntry(itemKind, [category, dish]).get(`op:${dish.id}`)).toEqual([dish])
  })

  it('shows change upon change, a picture taken away, and what is gone', () => {
    const price = change({ price: 5, seen: { price: 4 } })
    const away = change({ image_base64: null }, { group: 'items_pictures:i1' })
    expect(items([price, away])).toMatchObject([{ priceCents: 500, imagePath: null }])
    const gone = operation('deleteItem', { params: { id: 'i1' }, group: 'items:i1' })
    expect(items([price, gone])).toEqual([])
  })

  it('shows a picture that is on its way', () => {
    const added = change({ image_base64: { filename: 'a', data: '/9j/AAA' } })
    expect(items([added])[0]?.imagePath).toBe('data:image/jpeg;base64,/9j/AAA')
  })

  it('ends a dish that the house took and a colleague deleted since', () => {
    const body = { data: { id: 'i2', version: 1, changed_at: '2026-07-01T06:00:01.000Z' } }
    const taken = operation('createItem', {
      params: { id: 'c1' },
      body: { name: 'Isombe', price: 7 },
      state: 'taken',
      madeId: 'i2',
      answer: { status: 201, code: null, message: '', at: 0, body } as OperationRow['answer'],
    })
    // The list is older than the answer: it is still to come.
    expect(items([...notYetIn([taken], '2026-07-01T06:00:00.000Z')])).toHaveLength(2)
    expect(items([...notYetIn([taken], '2026-07-01T06:00:02.000Z')])).toHaveLength(1)
  })
})

describe('what waits is called', () => {
  const title = (body: object) => i18n._(descriptors.updateItem!.title(change(body)))
  it('by the one thing that matters', () => {
    expect(title({ price: 5, name: 'x', seen: {} })).toBe('Change the dish: $5.00')
    expect(title({ is_available: false, seen: {} })).toBe('Change the dish: unavailable')
    expect(title({ name: 'x' })).toBe('Change the dish')
    expect(title({ image_base64: { filename: 'a', data: 'b' } })).toBe('Add a picture of the dish')
    expect(title({ image_base64: null })).toBe('Take the dish’s picture away')
  })

  it('in the documents’ words where the house says nothing (spec 3 §8.2)', () => {
    const failed = (route: 'updateItem' | 'updateCar' | 'updateTour', body: object) =>
      descriptors[route]!.failedOf?.(change(body)).message
    expect(failed('updateItem', { price: 1 })).toBe('Failed to update item.')
    expect(failed('updateCar', { is_available: true, seen: {} })).toBe(
      'Failed to update availability.',
    )
    expect(failed('updateTour', { name: 'x' })).toBe('Failed to save tour.')
    expect(descriptors.deleteItem?.failed?.message).toBe('Failed to delete item.')
    expect(descriptors.createCategory?.failed?.message).toBe('Failed to create category.')
  })
})

it('a conflict offers the same change on the row as the house has it', () => {
  const refused = change(
    { price: 5, seen: { price: 4 } },
    {
      state: 'parked',
      answer: {
        status: 409,
        code: 'conflict',
        message: '',
        at: 0,
        body: { current: { ...soup, price: 6, name: 'Soup' } },
      },
    },
  )
  const [way] = descriptors.updateItem!.recoveryActions(refused)
  expect(way).toMatchObject({ change: { body: { price: 5, seen: { price: 6 } } } })
  const says = descriptors.updateItem!.serverStatus?.({ ...soup, price: 6 })
  expect(says && i18n._(says.label)).toBe('Soup: $6.00, available')
})
