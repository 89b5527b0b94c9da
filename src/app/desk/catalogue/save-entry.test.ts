import { describe, expect, it } from 'vitest'
import type { NewOperation } from '#offline/outbox/types.ts'
import { emptyForm } from '#parts/desk/catalogue/form.ts'
import { itemKind } from '#features/restaurant/offer.ts'
import { tourKind } from '#features/tours/offer.ts'
import { saveEntry, type Saving } from '#parts/desk/catalogue/save-entry.ts'

const picture = { id: 'p1', filename: 'a.jpg', type: 'image/webp', data: 'UklGR' }

function saving(more: Partial<Saving>): Saving {
  const form = { ...emptyForm(itemKind), name: 'Isombe', price: '7.50', category_id: 'c1' }
  return {
    entryId: null,
    base: emptyForm(itemKind),
    form,
    picture: null,
    removed: false,
    withdrawn: [],
    operationId: 'o1',
    removalId: 'r1',
    changing: null,
    ...more,
  }
}

/** @param full the outbox takes so many more rows */
async function save(kind: typeof itemKind, given: Saving, full = Infinity) {
  const rows: NewOperation[] = []
  const calls: string[] = []
  let left = given
  const ids = await saveEntry(kind, given, {
    outbox: {
      confirm: async (row) => {
        if (rows.length >= full) throw new Error('full')
        rows.push(row)
        return { id: row.id } as never
      },
      change: async (id) => {
        calls.push(`change ${id}`)
        return { outcome: 'changed', successor: { id: 's1' } } as never
      },
      withdraw: async (id) => {
        calls.push(`withdraw ${id}`)
        return { outcome: 'withdrawn' }
      },
    },
    actor: { kind: 'staff', userId: 'u', name: 'Claudine' },
    labels: { create: 'Add Item', update: () => 'Change' },
    done: (now) => {
      left = now
    },
  }).catch(() => null)
  return { rows, calls, left, ids }
}

describe('saving', () => {
  it('makes a dish in its category, then sends its picture alone', async () => {
    const { rows, ids } = await save(itemKind, saving({ picture }))
    expect(rows).toMatchObject([
      { route: 'createItem', params: { id: 'c1' }, group: 'items:op:o1' },
      {
        route: 'updateItem',
        params: { id: 'op:o1' },
        group: 'items_pictures:op:o1',
        body: { image_base64: { filename: 'a.jpg', data: 'UklGR' } },
      },
    ])
    expect(rows[0]?.body).toEqual({
      name: 'Isombe',
      price: 7.5,
      description: '',
      is_available: true,
    })
    expect(ids).toEqual(['o1', 'p1'])
  })

  it('says a tour’s category in the body', async () => {
    const form = { ...emptyForm(tourKind), name: 'Lake', category_id: 'op:c', price: '9' }
    const { rows } = await save(tourKind, saving({ form }))
    expect(rows[0]?.params).toBeUndefined()
    expect(rows[0]?.body).toMatchObject({ category_id: 'op:c' })
  })

  it('changes only what changed, and takes a picture away by itself', async () => {
    const base = saving({}).form
    const form = { ...base, is_available: false }
    const { rows } = await save(itemKind, saving({ entryId: 'i1', base, form, removed: true }))
    expect(rows).toMatchObject([
      { group: 'items:i1', body: { is_available: false, seen: { is_available: true } } },
      { group: 'items_pictures:i1', id: 'r1', body: { image_base64: null } },
    ])
  })

  it('keeps what could not be written down, and never does twice what was', async () => {
    const { left, ids } = await save(itemKind, saving({ picture }), 1)
    expect(ids).toBeNull()
    expect(left).toMatchObject({ entryId: 'op:o1', picture: { id: 'p1' } })
    const again = await save(itemKind, left)
    expect(again.rows.map(({ id }) => id)).toEqual(['p1'])
  })

  it('puts a parked one otherwise, or takes it back where nothing is left of it', async () => {
    const { calls } = await save(itemKind, saving({ changing: 'old' }))
    expect(calls).toEqual(['change old'])
    const base = saving({}).form
    const none = await save(itemKind, saving({ entryId: 'i1', base, changing: 'old' }))
    expect(none.calls).toEqual(['withdraw old'])
    expect(none.rows).toEqual([])
  })
})
