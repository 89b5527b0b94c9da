import { Trans, useLingui } from '@lingui/react/macro'
import { refusalText } from '#offline/refusal-text.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { otherRooms, takenOf } from '../operations/refused.ts'
import type { StartedPayment } from '#offline/paying/start-payment.ts'

export type Trouble = Exclude<StartedPayment, { kind: 'redirect' }>

/** The documents' texts (spec 1 §8), where the server sent none. */
export function PaymentError({ trouble }: { trouble: Trouble }) {
  const { t, i18n } = useLingui()
  if (trouble.kind === 'none') {
    return (
      <Alert tone="error" title={t`Payment Error`} live>
        <Trans>
          The house could not be reached. Nothing was charged; try again, or pay at the house.
        </Trans>
      </Alert>
    )
  }
  if (trouble.reason === 'booking-missing') {
    return (
      <Alert tone="error" title={t`Payment Error`} live>
        <p>{t`Booking missing`}</p>
        <p>{t`Please go back and try again.`}</p>
      </Alert>
    )
  }
  const refusalMessage = trouble.said && refusalText(trouble.said, i18n)
  const otherwise =
    trouble.reason === 'missing-redirect' ? t`Missing redirect_url` : t`Payment failed.`
  return (
    <Alert
      tone="error"
      title={t`Payment Error`}
      live
      action={trouble.code === 'room_taken' && <OtherRooms body={trouble.said?.body} />}
    >
      {refusalMessage ?? otherwise}
    </Alert>
  )
}

const MAX_ROOMS = 3

/** Somebody else got the nights before they were paid: other free rooms. */
function OtherRooms({ body }: { body: unknown }) {
  const { check_in = '', check_out = '' } = takenOf(body)
  const query = new URLSearchParams({ check_in, check_out })
  return otherRooms(body)
    .slice(0, MAX_ROOMS)
    .map(({ id, name }) => (
      <ButtonLink key={id} to={`/rooms/${encodeURIComponent(id)}?${query}`} variant="secondary">
        <Trans>Book {name} instead</Trans>
      </ButtonLink>
    ))
}
