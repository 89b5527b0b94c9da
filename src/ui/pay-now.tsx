import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

/** Why the payment page could not be opened; `text`: why it was refused, where that was said. */
export type PayTrouble = { kind: 'none' } | { kind: 'refused'; text: string | null }

/** Leads to the provider's payment page, for something that is with the house and not paid yet. */
export function PayNow({
  start,
  down,
  auto = false,
  variant = 'primary',
}: {
  /** Opens the page; null: the browser goes there. */
  start: () => Promise<PayTrouble | null>
  /** The link is down: paying has to wait. */
  down: boolean
  /** Goes by itself, once: the person chose just now to pay by card. */
  auto?: boolean
  variant?: 'primary' | 'secondary'
}) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<PayTrouble | null>(null)
  const went = useRef(false)

  const go = async () => {
    setBusy(true)
    setTrouble(null)
    const found = await start()
    setTrouble(found)
    if (found !== null) setBusy(false)
    // The page goes; where the browser stays after all, the button comes back.
    else setTimeout(() => setBusy(false), 5_000)
  }
  const goByItself = useEffectEvent(() => {
    if (went.current || down) return
    went.current = true
    void go()
  })
  useEffect(() => {
    if (auto) goByItself()
  }, [auto])

  return (
    <div className="grid gap-3">
      {trouble !== null && (
        <Alert tone="error" title={t`Payment Error`} live>
          {trouble.kind === 'none' ? (
            <Trans>
              The house could not be reached. Nothing was charged; try again, or pay at the house.
            </Trans>
          ) : (
            (trouble.text ?? t`Payment failed.`)
          )}
        </Alert>
      )}
      {down && (
        <p className="text-waiting">
          <Trans>You need internet to pay by card. Try again later, or pay at the house.</Trans>
        </p>
      )}
      <Button
        variant={variant}
        size="lg"
        icon={<CreditCard />}
        busy={busy}
        busyText={<Trans>Going to the payment page…</Trans>}
        disabled={down}
        className="justify-self-start"
        onClick={() => void go()}
      >
        <Trans>Pay now</Trans>
      </Button>
    </div>
  )
}
