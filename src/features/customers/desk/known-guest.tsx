import { Plural, Trans } from '@lingui/react/macro'
import { Crown, NotebookPen } from 'lucide-react'
import type { Contact } from '#parts/desk/bans.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useCustomers } from './use-customers.ts'
import { internationalPhone } from '#domain/phone.ts'
import type { Customer } from '#contract/customers.ts'

const mailOf = (mail: string | null | undefined) => (mail ?? '').trim().toLowerCase()

/** The customer's record of who booked, by the same signs as the server: e-mail, then phone. */
function customerOf(rows: readonly Customer[], { email, phone }: Contact): Customer | null {
  const mail = mailOf(email)
  const number = internationalPhone(phone ?? '')
  const byMail = mail === '' ? undefined : rows.find((row) => mailOf(row.email) === mail)
  if (byMail !== undefined || number === null) return byMail ?? null
  return rows.find((row) => row.phone !== null && internationalPhone(row.phone) === number) ?? null
}

/** What the house knows of a guest: how often they came, and what it noted for the desk. */
export function KnownGuest({ contact }: { contact: Contact }) {
  const customer = customerOf(useCustomers().rows ?? [], contact)
  if (customer === null) return null
  const { name, bookings, vip } = customer
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {vip && (
        <Badge tone="confirmed" icon={<Crown />}>
          <Trans>VIP</Trans>
        </Badge>
      )}
      <TextLink standalone to={`/dashboard/customers?q=${encodeURIComponent(name)}`}>
        <Plural value={bookings} one="# booking in all" other="# bookings in all" />
      </TextLink>
    </span>
  )
}

/** The way to the customer's record of who wrote; nothing where there is none. */
export function CustomerLink({ contact }: { contact: Contact }) {
  const customer = customerOf(useCustomers().rows ?? [], contact)
  if (customer === null) return null
  const { id, name } = customer
  return (
    <TextLink standalone to={`/dashboard/customers?customer=${id}`}>
      <Trans>In the customers’ list: {name}</Trans>
    </TextLink>
  )
}

/** The house's own note of a guest; a banned guest's stands in the warning. */
export function GuestNotes({ contact }: { contact: Contact }) {
  const customer = customerOf(useCustomers().rows ?? [], contact)
  if (customer === null || customer.notes === null || customer.banned) return null
  return (
    <Alert tone="info" icon={<NotebookPen />} title={<Trans>The house’s note of this guest</Trans>}>
      <p className="whitespace-pre-line">{customer.notes}</p>
    </Alert>
  )
}
