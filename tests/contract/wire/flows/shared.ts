import type { Walk } from '../walk.ts'

const CONTACT = '0788 123 456'

/** A guest asks what cancelling comes to, with the wrong contact and with the right one. */
export async function ownCancellation({ ask }: Walk, code: string, agree = false) {
  const terms = 'POST /api/cancellations/terms'
  await ask('neighbour', terms, { code, contact: '0799 000 000' })
  const found = await ask('guest', terms, { code, contact: CONTACT, language: 'en' })
  const { refund, kept } = found.body
  const cancel = 'POST /api/cancellations'
  await ask('guest', cancel, { code, contact: CONTACT, seen: { refund: 999, kept } })
  if (agree) await ask('guest', cancel, { code, contact: CONTACT, seen: { refund, kept } })
}

/** Everything that is done with money at the desk. */
export async function moneyOf(walk: Walk, path: string, kind: string, id: string) {
  const { ask, again, made } = walk
  const record = `POST /api/${path}/${id}/payments`
  const cash = {
    amount: 3.5,
    currency: 'USD',
    method: 'Cash',
    status: 'Paid',
    reference: 'Till 1',
    notes: null,
  }
  await ask('staff', record, cash)
  const first = await ask('reception', record, cash)
  await again()
  const cashId = made(`${kind}: cash`, first)
  const francs = {
    amount: 4000,
    currency: 'RWF',
    method: 'Mobile Money',
    status: 'Pending',
    reference: 'MM 7',
    notes: 'In the evening',
    created_at: '2026-06-30',
  }
  const francsId = made(`${kind}: francs`, await ask('admin', record, francs))
  await ask('reception', record, { amount: -1, currency: 'USD', method: 'cash' })
  const change = (of: string) => `PATCH /api/${path}/${id}/payments/${of}`
  await ask('reception', change(francsId), {
    status: 'paid',
    seen: { status: 'pending', amount: 4000 },
  })
  await ask('reception', change(francsId), { status: 'paid', seen: { status: 'pending' } })
  await ask('reception', change(francsId), { amount: 4500, notes: null, seen: { status: 'paid' } })
  await ask('reception', change(francsId), { status: 'refunded', seen: { status: 'paid' } })
  await ask('reception', change(cashId), { void_reason: 'Typed twice', seen: { status: 'paid' } })
  await ask('reception', `GET /api/payments`)
}

/** Paid in part, cancelled by the desk with a reason, and what becomes of the money. */
export async function settled(walk: Walk, path: string, kind: string, id: string, status: string) {
  const { ask, again } = walk
  const money = { amount: 5, currency: 'USD', method: 'cash', status: 'paid' }
  await ask('reception', `POST /api/${path}/${id}/payments`, money)
  const cancel = `PATCH /api/${path}/${id}/cancel`
  await ask('staff', cancel, { seen: { status }, reason: 'It cannot be done' })
  await ask('reception', cancel, { seen: { status }, reason: 'It cannot be done' })
  await again()
  const settle = `POST /api/cancelled/${kind}/${id}/settle`
  await ask('staff', settle, { give_back: 2, seen: { held: 5 } })
  await ask('reception', settle, { give_back: 2, seen: { held: 9 } })
  await ask('reception', settle, { give_back: 2, seen: { held: 5 } })
}

export const testCard = (number: string) => ({
  name: 'Aline Mukamana',
  number,
  exp_month: '09',
  exp_year: '2030',
  cvc: '737',
  brand: 'visa',
})
