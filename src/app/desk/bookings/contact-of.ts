import type { Contact } from '#parts/desk/bans.ts'

/** Who a booking of any service is for, as they said it. */
export const contactOf = (row: {
  customer_name: string
  customer_email?: string | null
  customer_phone?: string | null
}): Contact => ({
  name: row.customer_name,
  email: row.customer_email ?? null,
  phone: row.customer_phone ?? null,
})
