import type { Person } from './form-kind.ts'

/** Fields of request bodies that many services share. */

export const orNull = (text: string): string | null => text.trim() || null

export const customerOf = ({ name, phone, email }: Person) => ({
  name: name.trim(),
  phone: phone.trim(),
  email: orNull(email),
})

/** The customer fields of a body, as form fields. */
export const personOf = (customer: {
  name: string
  phone?: string | null
  email?: string | null
}): Person => ({
  name: customer.name,
  phone: customer.phone ?? '',
  email: customer.email ?? '',
})

export const nobody: Person = { name: '', phone: '', email: '' }

export interface Promo {
  promoOn: boolean
  promoCode: string
}

/** A promo code is sent only while the house accepts codes. */
export const promoOf = (form: Promo) => (form.promoOn ? orNull(form.promoCode) : null)

export const promoForm = (code?: string | null): Promo => ({
  promoOn: code != null,
  promoCode: code ?? '',
})

export interface Payment {
  payment: string
  roomNumber: string
  roomGuest: string
}

/**
 * What is paid here goes as cash (spec 2 §4); the processor is labelled 'demo' (spec 2 §9).
 *
 * @param card masked reference of the card that was shown; null: none, or it is paid on the
 * provider's page
 */
export function paymentOf({ payment, roomNumber, roomGuest }: Payment, card: string | null) {
  const none = { reference: null, processor: null }
  if (payment === 'room') {
    const room = { room_number: roomNumber.trim(), room_guest_name: roomGuest.trim() }
    return { method: 'room' as const, ...none, ...room }
  }
  if (payment !== 'card') return { method: 'cash' as const, ...none }
  return { method: 'card' as const, reference: card, processor: card === null ? null : 'demo' }
}

/** The payment method of a body, as the form's. `here`: what the form calls cash. */
export function paymentForm<Here extends string>(
  payment: {
    method: 'cash' | 'room' | 'card'
    room_number?: string | null
    room_guest_name?: string | null
  },
  here: Here,
) {
  const { method } = payment
  return {
    payment: method === 'cash' ? here : method,
    roomNumber: payment.room_number ?? '',
    roomGuest: payment.room_guest_name ?? '',
  }
}
