import type { Plain } from '../rows.ts'

export type Guest = Plain<'customers'>

/** How a guest is written into an order or a booking. */
export const contact = (guest: Guest) => ({
  customer_name: guest.name,
  customer_phone: guest.phone,
  customer_email: guest.email,
})
