import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard, HandCoins } from 'lucide-react'
import { useState } from 'react'
import type { PaymentWay } from '#domain/payments.ts'
import { offline } from '#offline/offline.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useValue } from '#ui/use-value.ts'
import { CardFields } from './card-fields.tsx'
import { storePayment } from '#offline/paying/stored-payment.ts'
import { PaymentError, type Trouble } from './payment-error.tsx'
import { startPayment } from '#offline/paying/start-payment.ts'

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
  const down = link.state === 'down'
  if (payments === 'none') return <PayAtHouse />

  const pay = async () => {
    setBusy(true)
    setTrouble(null)
    setAtHouse(false)
    const release = holdReload()
    const started = await startPayment(bookingIds)
    if (started.kind === 'redirect') {
      if (started.paymentId !== null) {
        await storePayment(started.paymentId, { operationId, bookingIds: [...bookingIds] })
      }
      location.assign(started.url)
      // The browser leaves the page; if it stays after all, the button is enabled again.
      setTimeout(() => setBusy(false), 5_000)
    } else {
      setTrouble(started)
      setBusy(false)
    }
    release()
  }

  return (
    <div className="grid gap-5">
      {trouble !== null && <PaymentError trouble={trouble} />}
      {down && (
        <p className="text-waiting">
          <Trans>
            Paying by card needs the link: it comes back by itself, or pay at the house.
          </Trans>
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
          aria-pressed={atHouse}
          onClick={() => setAtHouse(true)}
        >
          <Trans>Pay at the house</Trans>
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        <Trans>
          You pay on the provider’s own page, by card or mobile money, and come back here.
        </Trans>
      </p>
      {atHouse && <PayAtHouse />}
      {payments === 'sandbox' && isOwnServer && <CardFields />}
    </div>
  )
}

function PayAtHouse() {
  const { t } = useLingui()
  return (
    <Alert tone="info" title={t`Pay when you come`} live>
      <Trans>
        Nothing more to do: pay at the desk in cash, by card or mobile money. The house confirms
        your booking.
      </Trans>
    </Alert>
  )
}
