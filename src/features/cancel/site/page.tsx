import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { offline } from '#offline/offline.ts'
import { houseQuery, fallbackHouse } from '#offline/reads/house-query.ts'
import { Alert } from '#ui/alert.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { PageHeader } from '#ui/page.tsx'
import { useForeignHost } from '#parts/use-foreign-host.ts'
import { useValue } from '#ui/use-value.ts'
import { FindForm } from './find-form.tsx'
import { Found } from './found.tsx'
import { Parts } from './parts.tsx'
import { Trouble } from './trouble.tsx'
import { useCancellation } from './use-cancellation.ts'
import { useFindForm } from './use-find-form.ts'

/**
 * /cancel-bookings (decisions.md): code plus phone or e-mail finds what was booked; the refund is
 * shown before anything is confirmed. It needs the link, and says so without it.
 */
export default function CancelPage() {
  const { t } = useLingui()
  const { name, phone, cancellation } = useQuery(houseQuery()).data?.row ?? fallbackHouse
  const { state: link } = useValue(offline().link)
  const { form, change, forget } = useFindForm()
  const { state, find, cancel, again } = useCancellation(forget)
  const { terms, trouble } = state
  const left = useCountdown(trouble?.kind === 'slow' ? trouble.wait : 0)
  const hours = cancellation.room_free_hours
  const isForeign = useForeignHost()
  return (
    <main
      id="main"
      className="container-page grid min-h-[70dvh] max-w-2xl content-start gap-6 pt-4 pb-16"
    >
      <title>{`${t`Cancel Bookings`} – ${name}`}</title>
      <PageHeader
        title={<Trans>Cancel Bookings</Trans>}
        lead={
          terms === null && !isForeign ? (
            <Trans>
              Rooms can be cancelled free until {hours} hours before check-in. You see what comes
              back before you confirm anything.
            </Trans>
          ) : undefined
        }
      />
      {isForeign && (
        <Alert
          tone="neutral"
          title={<Trans>Please call us to change or cancel a booking.</Trans>}
          action={<CallButton phone={phone} variant="secondary" />}
        />
      )}
      {link === 'down' && trouble === null && !isForeign && (
        <Alert
          tone="waiting"
          title={<Trans>You need internet to cancel</Trans>}
          action={<CallButton phone={phone} variant="secondary" />}
        >
          <Trans>
            There is no internet just now. What you type is kept; try later, or call us.
          </Trans>
        </Alert>
      )}
      {trouble !== null && (
        <Trouble
          trouble={trouble}
          unsure={state.unsure}
          phone={phone}
          left={left}
          onLookAgain={() => void find(terms === null ? form : { ...form, code: terms.code })}
        />
      )}
      {terms === null ? (
        !isForeign && (
          <FindForm
            form={form}
            change={change}
            busy={state.busy}
            wait={left > 0}
            onFind={() => void find(form)}
          />
        )
      ) : (
        <>
          {state.parts.length > 1 && (
            <Parts
              parts={state.parts}
              shown={terms.code}
              busy={state.busy}
              onShow={(code) => void find({ ...form, code })}
            />
          )}
          <Found
            terms={terms}
            done={state.done}
            busy={state.busy}
            phone={phone}
            onCancel={() => cancel(form, terms)}
            onAgain={again}
          />
        </>
      )}
    </main>
  )
}

/** Whole seconds until `wait` ms from when it was given are over; 0 for none. */
function useCountdown(wait: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const end = performance.now() + wait
    const look = () => setLeft(Math.max(Math.ceil((end - performance.now()) / 1000), 0))
    look()
    if (wait <= 0) return undefined
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [wait])
  return left
}
