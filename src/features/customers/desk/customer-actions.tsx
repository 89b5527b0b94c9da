import { Trans, useLingui } from '@lingui/react/macro'
import { Ban, Crown, Mail, MessageCircle, Undo2, UserPen } from 'lucide-react'
import { internationalPhone } from '#domain/phone.ts'
import { mailTo } from '#lib/contact-links.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import type { Customer } from '#contract/customers.ts'

export interface CustomerRowActions {
  onView: (customer: Customer) => void
  onVip: (customer: Customer) => void
  onBan: (customer: Customer) => void
}

/** WhatsApp takes the international number without its plus. */
const whatsApp = (phone: string | null) => {
  const number = internationalPhone(phone ?? '')
  return number === null ? null : `https://wa.me/${number.slice(1)}`
}

/** The buttons of a customer (spec 3 §2.10). `derived`: the host stores no flags. */
export function CustomerActions({
  customer,
  actions,
  derived,
}: {
  customer: Customer
  actions: CustomerRowActions
  derived: boolean
}) {
  const { t } = useLingui()
  const { name, email, phone, vip, banned } = customer
  const chat = whatsApp(phone)
  return (
    <>
      <Button
        variant="secondary"
        icon={<UserPen />}
        aria-label={t`View/Edit ${name}`}
        onClick={() => actions.onView(customer)}
      >
        <Trans>View/Edit</Trans>
      </Button>
      <Button
        variant="quiet"
        disabled={derived}
        icon={vip ? <Undo2 /> : <Crown />}
        aria-label={vip ? t`Remove VIP: ${name}` : t`Make VIP: ${name}`}
        onClick={() => actions.onVip(customer)}
      >
        {vip ? <Trans>Remove VIP</Trans> : <Trans>Make VIP</Trans>}
      </Button>
      <Button
        variant="quiet"
        disabled={derived}
        icon={banned ? <Undo2 /> : <Ban />}
        aria-label={banned ? t`Unban ${name}` : t`Ban ${name}`}
        onClick={() => actions.onBan(customer)}
      >
        {banned ? <Trans>Unban</Trans> : <Trans>Ban</Trans>}
      </Button>
      {email === null ? (
        <Button variant="quiet" disabled icon={<Mail />}>
          <Trans>Message</Trans>
        </Button>
      ) : (
        <ButtonLink
          variant="quiet"
          href={mailTo(email)}
          icon={<Mail />}
          aria-label={t`Message ${name} by e-mail`}
        >
          <Trans>Message</Trans>
        </ButtonLink>
      )}
      {chat !== null && (
        <ButtonLink
          variant="quiet"
          href={chat}
          icon={<MessageCircle />}
          aria-label={t`WhatsApp to ${name}`}
        >
          WhatsApp
        </ButtonLink>
      )}
    </>
  )
}
