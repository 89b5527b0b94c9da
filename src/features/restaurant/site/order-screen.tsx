import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { cx } from '#ui/cx.ts'
import { focusField } from '#ui/error-summary.tsx'
import { Contours } from '#ui/contours.tsx'
import { Container } from '#ui/page.tsx'
import { BookTable } from './book-table.tsx'
import { CartBar } from './cart-bar.tsx'
import { bodyOf } from './form/body.ts'
import { fieldIds } from './form/problems.ts'
import { MenuSection } from './menu-section.tsx'
import { Notices } from './notices.tsx'
import { OrderPanel } from './order-panel.tsx'
import type { Arrival } from './use-arrival.ts'
import type { Menu } from './use-menu.ts'
import { useOrder } from './use-order.ts'
import type { OrderFormState } from './use-order-form.ts'
import { useSubmit } from './use-submit.ts'

export interface Changing {
  /** The operation. */
  id: string
  code: string
}

/** Menu and order side by side; on phones one after the other, each with its address. */
export function OrderScreen({
  state,
  menu,
  changing,
  arrival,
}: {
  state: OrderFormState
  menu: Menu
  changing: Changing | null
  arrival: Arrival | null
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const type = useNavigationType()
  const [params] = useSearchParams()
  const atOrder = params.get('step') === 'order'
  const order = useOrder(state.form, menu)
  const submit = useSubmit(order.house.timezone)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    document.title = `${t`Restaurant and bar`} – ${order.house.name}`
  }, [t, order.house.name])

  useEffect(() => {
    // On wide screens both stand side by side, and nothing moves.
    if (!atOrder || type === 'POP' || window.matchMedia?.('(width >= 64rem)').matches) return
    scrollTo(0, 0)
    document.getElementById('order-heading')?.focus({ preventScroll: true })
  }, [atOrder, type])

  const send = async () => {
    setAttempt((count) => count + 1)
    const [first] = order.problems
    if (first) {
      // After the summary has spoken: the first thing to mend.
      setTimeout(() => focusField(fieldIds[first.field]))
      return
    }
    const { code } = changing ?? state.ids
    const body = bodyOf(order.form, {
      code,
      schedule: order.schedule,
      promoCounts: order.house.demo_promo,
    })
    const result = await submit.submit(body, {
      id: state.ids.id,
      changing: changing?.id ?? null,
    })
    if (result === null) return
    state.reset(changing === null)
    setAttempt(0)
    const to =
      'saved' in result ? `/restaurant?step=sent&id=${result.saved}` : `/requests/${result.tooLate}`
    void navigate(to, { replace: atOrder })
    scrollTo(0, 0)
  }

  return (
    <main id="main" className={cx(!atOrder && 'pb-24 lg:pb-0')}>
      <header
        className={cx(
          'relative isolate overflow-hidden bg-linear-to-b from-dawn to-ground pt-[calc(var(--over-page)+1.5rem)] pb-8',
          atOrder && 'max-lg:sr-only',
        )}
      >
        <Contours className="absolute -top-10 right-0 -z-10 h-80 w-2xl text-ridge-mid/40" />
        <Container className="grid gap-1">
          <h1 className="text-2xl sm:text-3xl">
            {changing ? <Trans>Change your order</Trans> : <Trans>Restaurant and bar</Trans>}
          </h1>
          <p className="max-w-xl text-lg text-ink-soft">
            <Trans>Choose, say when, and we cook. It also works while the link is down.</Trans>
          </p>
          {!changing && <BookTable form={state.form} className="mt-3 w-fit lg:hidden" />}
        </Container>
      </header>
      <Container
        className={cx(
          'grid items-start gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_24rem]',
          atOrder && 'max-lg:pt-[calc(var(--over-page)+1rem)]',
        )}
      >
        <div className={cx('grid min-w-0 gap-6', atOrder && 'max-lg:hidden')}>
          <Notices menu={menu} phone={order.house.phone} />
          <MenuSection menu={menu} state={state} arrival={arrival} />
        </div>
        <OrderPanel
          className={cx(!atOrder && 'max-lg:hidden')}
          state={state}
          order={order}
          changing={changing !== null}
          attempt={attempt}
          busy={submit.busy}
          failure={submit.failure}
          onSend={() => void send()}
        />
      </Container>
      {!atOrder && <CartBar form={order.form} totals={order.totals} />}
    </main>
  )
}
