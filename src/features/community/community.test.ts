import { describe, expect, it } from 'vitest'
import { newestFirst, shownReview, type Review } from './data.ts'
import { emptyMessage, messageBody, messageFrom, messageProblems } from './message-form.ts'
import { emptyReview, reviewBody, reviewFrom, reviewProblems } from './review-form.ts'
import { reviewedKinds } from './reviewed.ts'
import { wrappedSlice } from './wrapped-slice.ts'

const kept = { id: 'r1', version: 1, operation_id: null }

describe('reviews', () => {
  it('say nothing in the place of what nobody wrote', () => {
    const row = { ...kept, created_at: '', changed_at: '', comment: '', rating: 4 }
    const blank = { ...row, name: '', service: 'room', item_id: null, item_label: '' }
    expect(shownReview(blank)).toMatchObject({ name: null, itemLabel: null, replies: [] })
  })

  it('come newest first', () => {
    const at = (createdAt: string | null) => ({ id: 'r1', createdAt }) as Review
    const order = newestFirst([at(null), at('2026-01-01'), at('2026-02-01')])
    expect(order.map(({ createdAt }) => createdAt)).toEqual(['2026-02-01', '2026-01-01', null])
  })
})

describe('the review form', () => {
  const whole = { ...emptyReview, name: ' Aline ', rating: 4, comment: ' Good ', itemId: 'room-1' }

  it('wants name, rating and comment, and what is reviewed (spec 1 §5)', () => {
    const words = (form: typeof whole) => reviewProblems(form).map(({ message }) => message.message)
    const fill = 'Please fill all fields and select a rating.'
    expect(words(whole)).toEqual([])
    expect(words({ ...whole, rating: 0 })).toEqual([fill])
    expect(words({ ...whole, name: ' ' })).toEqual([fill])
    expect(words({ ...whole, comment: '' })).toEqual([fill])
    expect(words({ ...whole, itemId: '' })).toEqual([
      'Please select the service and the specific item you are reviewing.',
    ])
  })

  it('sends what was typed, trimmed, and finds it again', () => {
    const body = reviewBody(whole)
    expect(body).toEqual({
      name: 'Aline',
      rating: 4,
      comment: 'Good',
      service: 'room',
      item_id: 'room-1',
    })
    expect(reviewFrom(body)).toMatchObject({ name: 'Aline', rating: 4, itemId: 'room-1' })
    expect(reviewFrom(undefined)).toMatchObject({ name: '', rating: 0 })
  })
})

describe('what can be reviewed', () => {
  it('is rooms, and then what services offer, in the order of the form', () => {
    expect(reviewedKinds.map(({ as, label, source }) => [as, label.message, source.list])).toEqual([
      ['room', 'Room', 'listRooms'],
      ['car', 'Car', 'listCars'],
      ['menu_item', 'Menu item', 'listCategoryItems'],
      ['laundry_service', 'Laundry service', 'listLaundryServices'],
    ])
  })

  it('has a list of each category of dishes, and of no other', () => {
    const before = reviewedKinds.map(({ source }) => source.categories?.list)
    expect(before).toEqual([undefined, undefined, 'listCategories', undefined])
  })
})

describe('the message form', () => {
  const whole = {
    ...emptyMessage,
    name: 'Aline',
    email: 'aline@example.com',
    subject: 'A cot',
    message: 'Is there a cot for us?',
  }

  it('says what is wrong in the documents’ words (spec 1 §5)', () => {
    const words = messageProblems(emptyMessage).map(({ message }) => message.message)
    expect(words).toEqual([
      'Please enter your name.',
      'Please enter a valid email.',
      'Please add a subject.',
      'Message must be at least 10 characters.',
    ])
    expect(messageProblems(whole)).toEqual([])
    expect(messageProblems({ ...whole, message: '         x' })).toHaveLength(1)
    expect(messageProblems({ ...whole, email: 'a@b' })).toHaveLength(1)
  })

  it('sends an empty phone as none', () => {
    expect(messageBody(whole).phone).toBeNull()
    expect(messageFrom(messageBody({ ...whole, phone: ' 0788 ' })).phone).toBe('0788')
  })
})

describe('the carousel', () => {
  it('shows so many at a time and wraps round', () => {
    expect(wrappedSlice([1, 2, 3, 4, 5], 4, 4)).toEqual([5, 1, 2, 3])
    expect(wrappedSlice([1, 2], 4, 4)).toEqual([1, 2])
  })
})
