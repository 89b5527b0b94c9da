import { describe, expect, it } from 'vitest'
import { readRow } from './index.ts'

const kept = (fields: object) => ({ id: 'r1', version: 1, operation_id: null, ...fields })

describe('a review as hosts send it', () => {
  it('has its label under any of its names, and a blank message where there is none', () => {
    const labels = [
      { item_label: 'Karisimbi' },
      { item_name: 'Karisimbi' },
      { subject_label: 'Karisimbi' },
      { item: { name: 'Karisimbi' } },
    ]
    for (const label of labels) {
      expect(readRow('reviews', kept(label))).toMatchObject({
        item_label: 'Karisimbi',
        comment: '',
        name: '',
        replies: [],
      })
    }
    expect(readRow('reviews', kept({ message: 'Fine' }))).toMatchObject({ comment: 'Fine' })
  })

  it('has 0 to 5 stars', () => {
    expect(readRow('reviews', kept({ rating: '9' }))).toMatchObject({ rating: 5 })
    expect(readRow('reviews', kept({ rating: -1 }))).toMatchObject({ rating: 0 })
  })
})

it('reads what staff work on, in states that this desk knows', () => {
  expect(
    readRow('desk_reviews', kept({ status: 'spam', comments: [{ text: 'a' }] })),
  ).toMatchObject({ status: 'pending', comments: [{ text: 'a', by: '' }], customer: '' })
  expect(readRow('tickets', kept({ messages: [{ text: 'a', staff: 1 }] }))).toMatchObject({
    status: 'open',
    priority: 'normal',
    messages: [{ text: 'a', staff: false }],
  })
  expect(readRow('consents', kept({ categories: ['marketing', 'x'] }))).toMatchObject({
    categories: ['marketing'],
    customer: null,
  })
})
