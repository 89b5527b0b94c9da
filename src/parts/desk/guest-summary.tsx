import { useLingui } from '@lingui/react/macro'
import { callTo, mailTo } from '#lib/contact-links.ts'
import { cancelReason } from '#parts/cancel-reason.ts'
import { Alert } from '#ui/alert.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import type { Description } from '#ui/description-list.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { GuestOrder } from './guest-stays.ts'
import { GuestName } from './stay-link.tsx'

interface Row {
  code: string
  customer_name?: string
  customer?: string
  customer_phone: string | null
  customer_email: string | null
  created_at: string
  device_time: string | null
  changed_at: string
  changed_by: string | null
}

/**
 * The guest's name and contact, since when the status holds, and the code.
 *
 * @returns a function of the row; `of`: what it says of the guest's stay, `booked`: also when it
 *   was booked
 */
export function useGuestSummary() {
  const { t } = useLingui()
  return (
    row: Row,
    { of: order, booked = false }: { of: GuestOrder; booked?: boolean },
  ): Description[] => {
    const { changed_by } = row
    // Whoever may not read one has ''.
    const phone = row.customer_phone || null
    const email = row.customer_email || null
    const code = row.code || null
    const at = (value: string) => <DateTimeText value={value} format="short" />
    const by = changed_by === 'guest' ? t`Guest` : changed_by
    const changed = booked
      ? row.changed_at !== '' && row.changed_at !== row.created_at
      : changed_by !== null
    return [
      {
        term: t`Guest`,
        detail: <GuestName of={order} name={row.customer_name || row.customer || ''} />,
      },
      { term: t`Phone`, detail: phone && <TextLink href={callTo(phone)}>{phone}</TextLink> },
      {
        term: t`Email`,
        detail: email && (
          <TextLink href={mailTo(email)}>
            <span className="break-all">{email}</span>
          </TextLink>
        ),
      },
      {
        term: t`Booked`,
        detail: booked && row.created_at ? at(row.device_time ?? row.created_at) : null,
      },
      {
        term: t`Last changed`,
        detail: changed && (
          <span>
            {by && `${by} · `}
            {at(row.changed_at)}
          </span>
        ),
      },
      { term: t`Code`, detail: code && <span className="font-mono">{code}</span> },
    ]
  }
}

/** A note that it was cancelled, with the reason that its guest received. */
export function CancelledAlert({ reason }: { reason: string | null }) {
  const { t, i18n } = useLingui()
  return reason ? (
    <Alert tone="neutral" title={t`Cancelled`}>
      {cancelReason(reason, 'staff', i18n)}
    </Alert>
  ) : null
}
