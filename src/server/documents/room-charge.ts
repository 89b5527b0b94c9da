import { isFields, type Fields } from './fields.ts'

/** No room has this number: the desk finds out which one it is. */
const UNKNOWN = '?'

/** `Room 203 - A. Guest`: number and name; the number alone; or neither. */
function readReference(reference: unknown): [number: string, name: string] {
  if (typeof reference !== 'string') return ['', '']
  const text = reference.trim().replace(/^room\b\s*(?:no\.?|number|#)?\s*[:.]?\s*/i, '')
  const [number = '', ...name] = text.split(/\s*[-–|,/:;]\s*/)
  return [number.slice(0, 20), name.join(' ').slice(0, 120)]
}

/**
 * A charge to a room. The documents' form asks for number and name, but their body has no field for
 * either (spec 2 §3, §5): the number is read from `reference`, the name is the customer's. Where
 * they match no stay, the order is accepted and flagged for the desk (decisions.md, "Orders").
 */
export function withRoomCharge(body: Fields): Fields {
  const { payment, customer } = body
  if (!isFields(payment) || payment.method !== 'room') return body
  if ('room_number' in payment) return body
  const [number, name] = readReference(payment.reference)
  const booked = isFields(customer) && typeof customer.name === 'string' ? customer.name : ''
  return {
    ...body,
    payment: {
      ...payment,
      room_number: number || UNKNOWN,
      room_guest_name: name || booked.slice(0, 120) || UNKNOWN,
    },
  }
}
