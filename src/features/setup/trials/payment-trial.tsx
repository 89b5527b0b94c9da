import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Setup } from '#contract/setup.ts'
import { providerTakes } from '#domain/provider-currencies.ts'
import { leaveToPay } from '#offline/paying/leave-to-pay.ts'
import { NoCardsNote } from '#parts/no-cards-note.tsx'
import { useAsk } from '#parts/ask-server.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useFormats } from '#ui/formats.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import { ErrorAlert } from '#ui/error-alert.tsx'
import type { SetupState } from '../use-setup.ts'

/** A small amount on the provider's page: it stands in no book, and is given back. */
export function PaymentTrial({ setup, state }: { setup: Setup; state: SetupState }) {
  const { t } = useLingui()
  const { base } = useFormats()
  const ask = useAsk()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const { payment, payments } = setup
  const { take } = state
  const isOpen = payment?.state === 'open'

  // Back from the provider's page, maybe that of an earlier one: what came of it is asked once, and by
  // hand after that.
  const wasTried = payment !== null
  useEffect(() => {
    if (!wasTried) return
    void ask({ route: 'checkTestPayment', body: {} }).then((came) => {
      if (came.ok) take(came.body as Setup)
    })
  }, [wasTried, ask, take])

  async function act(route: 'startTestPayment' | 'checkTestPayment') {
    setBusy(true)
    setWrong('')
    const came = await ask({ route, body: {} })
    setBusy(false)
    if (!came.ok) return setWrong(came.message)
    if (route === 'checkTestPayment') return take(came.body as Setup)
    leaveToPay((came.body as { redirect_url: string }).redirect_url)
  }

  return (
    <TitledCard title={<Trans>A test payment</Trans>} className="gap-3">
      {payments === 'none' ? (
        <p className="text-ink-soft">
          <Trans>
            No payments are taken online (PAYMENTS=none): guests pay at the house. There is nothing
            to try.
          </Trans>
        </p>
      ) : !providerTakes(payments, base) ? (
        <NoCardsNote payments={payments} currency={base} />
      ) : (
        <>
          <p className="text-ink-soft">
            {payments === 'sandbox' ? (
              <Trans>
                The page for trying out: its test cards move no money. It is in no report, bill or
                receipt.
              </Trans>
            ) : (
              <Trans>
                A small real amount on the provider’s page, which is asked to give it back at once.
                It is in no report, bill or receipt.
              </Trans>
            )}
          </p>
          <ErrorAlert>{wrong}</ErrorAlert>
          {payment !== null && <PaymentState state={payment.state} />}
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              icon={<CreditCard />}
              busy={busy}
              busyText={t`Opening…`}
              onClick={() => void act('startTestPayment')}
            >
              <Trans>Try a payment</Trans>
            </Button>
            {isOpen && (
              <Button variant="quiet" disabled={busy} onClick={() => void act('checkTestPayment')}>
                <Trans>Check again</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </TitledCard>
  )
}

function PaymentState({ state }: { state: NonNullable<Setup['payment']>['state'] }) {
  switch (state) {
    case 'given_back':
      return (
        <Alert tone="confirmed" live>
          <Trans>Paid, and given back. Payments work.</Trans>
        </Alert>
      )
    case 'paid':
      return (
        <Alert tone="confirmed" live>
          <Trans>Paid. The provider has been asked to give it back; see its own page.</Trans>
        </Alert>
      )
    case 'failed':
      return (
        <Alert tone="error" live>
          <Trans>Not paid: the card was declined, or the page was left.</Trans>
        </Alert>
      )
    case 'open':
      return (
        <Alert tone="waiting" live>
          <Trans>The payment page is open; nothing has been paid yet.</Trans>
        </Alert>
      )
  }
}
