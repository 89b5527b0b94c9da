import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard, HandCoins } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { PaymentWay } from '#domain/payments.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useValue } from '#ui/use-value.ts'
import { CardFields } from './card-fields.tsx'
import { leaveToPay } from '#offline/paying/leave-to-pay.ts'
import { storePayment } from '#offline/paying/stored-payment.ts'
import { startPayment, type StartedPayment } from '#offline/paying/start-payment.ts'
import { refusalText } from '#offline/refusal-text.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { otherRooms, takenOf } from '../operations/refused.ts'

/** Two ways to pay: on the provider's page, or at the house. */
export function PayByCard({
  bookingIds,
  operationId,
  payments,
}: {
  bookingIds: readonly string[]
  /** '' where the booking was not made on this device. */
  operationId: string
  /** The online payment provider, from the server's settings. */
  payments: PaymentWay
}) {
  const link = useValue(offline().link)
  const isOwnServer = useValue(offline().host) === 'ours'
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [atHouse, setAtHouse] = useState(false)
  // Whoever chooses the house instead, or leaves, while a slow link answers is not led away.
  const isWanted = useRef(false)
  useEffect(
    () => () => {
      isWanted.current = false
    },
    [],
  )
  const down = link.state === 'down'
  if (payments === 'none') return <PayAtHouse cards={false} />
  if (atHouse) {
    return (
      <div className="grid justify-items-start gap-5">
        <PayAtHouse cards />
        <Button variant="secondary" icon={<CreditCard />} onClick={() => setAtHouse(false)}>
          <Trans>Pay by card instead</Trans>
        </Button>
      </div>
    )
  }

  const pay = async () => {
    setBusy(true)
    setTrouble(null)
    isWanted.current = true
    const release = holdReload()
    const started = await startPayment(bookingIds)
    if (started.kind === 'redirect' && isWanted.current) {
      if (started.paymentId !== null) {
        await storePayment(started.paymentId, { operationId, bookingIds: [...bookingIds] })
      }
      leaveToPay(started.url)
      // The browser leaves the page; if it stays after all, the button is enabled again.
      setTimeout(() => setBusy(false), 5_000)
    } else {
      if (started.kind !== 'redirect') setTrouble(started)
      setBusy(false)
    }
    release()
  }

  return (
    <div className="grid gap-5">
      {trouble !== null && <PaymentError trouble={trouble} />}
      {down && (
        <p className="text-waiting">
          <Trans>You need internet to pay by card. Try again later, or pay at the house.</Trans>
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          size="lg"
          icon={<CreditCard />}
          busy={busy}
          busyText={<Trans>Going to the payment page…</Trans>}
          disabled={down}
          onClick={() => void pay()}
        >
          <Trans>Pay with Card</Trans>
        </Button>
        <Button
          size="lg"
          variant="secondary"
          icon={<HandCoins />}
          onClick={() => {
            isWanted.current = false
            setAtHouse(true)
          }}
        >
          <Trans>Pay at the house</Trans>
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        <Trans>
          You pay on the provider’s own page, by card or mobile money, and come back here.
        </Trans>
      </p>
      {payments === 'sandbox' && isOwnServer && <CardFields />}
    </div>
  )
}

function PayAtHouse({ cards }: { cards: boolean }) {
  const { t } = useLingui()
  return (
    <Alert tone="info" title={t`Pay when you come`} live>
      {cards ? (
        <Trans>
          Nothing more to do: pay at the desk in cash, by card or mobile money. The house confirms
          your booking.
        </Trans>
      ) : (
        <Trans>Nothing more to do: pay at the desk. The house confirms your booking.</Trans>
      )}
    </Alert>
  )
}

type Trouble = Exclude<StartedPayment, { kind: 'redirect' }>

/** The documents' texts (spec 1 §8), where the server sent none. */
function PaymentError({ trouble }: { trouble: Trouble }) {
  const { t, i18n } = useLingui()
  function why() {
    if (trouble.kind === 'none') {
      return (
        <Trans>
          The house could not be reached. Nothing was charged; try again, or pay at the house.
        </Trans>
      )
    }
    if (trouble.reason === 'booking-missing') {
      return (
        <>
          <p>{t`Booking missing`}</p>
          <p>{t`Please go back and try again.`}</p>
        </>
      )
    }
    const otherwise =
      trouble.reason === 'missing-redirect' ? t`Missing redirect_url` : t`Payment failed.`
    return (trouble.said && refusalText(trouble.said, i18n)) ?? otherwise
  }
  const isTaken = trouble.kind === 'failed' && trouble.code === 'room_taken'
  return (
    <Alert
      tone="error"
      title={t`Payment Error`}
      live
      action={isTaken && <OtherRooms body={trouble.said?.body} />}
    >
      {why()}
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
