import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { houseIsHeard } from '#offline/paying/card-way.ts'
import { CardDialog } from '#ui/card-dialog.tsx'
import { cx } from '#ui/cx.ts'
import { focusField } from '#ui/error-summary.tsx'
import { Contours } from '#ui/contours.tsx'
import type { ForStay } from '#ui/for-stay.ts'
import { Money } from '#ui/money.tsx'
import { Container } from '#ui/page.tsx'
import { useCardStep } from '#ui/use-card-step.ts'
import { useValue } from '#ui/use-value.ts'
import { offline } from '#offline/offline.ts'
import { BookTable } from './book-table.tsx'
import { CartBar } from './cart-bar.tsx'
import { bodyOf } from './form/body.ts'
import { fieldIds, problemsForStay, type Problem } from './form/problems.ts'
import { MenuSection } from './menu-section.tsx'
import { Notices } from './notices.tsx'
import { OrderPanel } from './order-panel.tsx'
import type { Arrival } from './use-arrival.ts'
import type { Menu } from './use-menu.ts'
import { useAddOrder } from './use-add-order.ts'
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
  forStay,
}: {
  state: OrderFormState
  menu: Menu
  changing: Changing | null
  arrival: Arrival | null
  /** It goes with the rest of a stay: who and how it is paid are asked there. */
  forStay: ForStay | null
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const type = useNavigationType()
  const [params] = useSearchParams()
  const atOrder = params.get('step') === 'order'
  const order = useOrder(state.form, menu)
  const submit = useSubmit(order.house.timezone)
  const adding = useAddOrder()
  const card = useCardStep(houseIsHeard)
  const ours = useValue(offline().host) !== 'foreign'
  const [attempt, setAttempt] = useState({ count: 0, act: 'send' })

  useEffect(() => {
    document.title = `${t`Restaurant and bar`} – ${order.house.name}`
  }, [t, order.house.name])

  useEffect(() => {
    // On wide screens both stand side by side, and nothing moves.
    if (!atOrder || type === 'POP' || window.matchMedia?.('(width >= 64rem)').matches) return
    scrollTo(0, 0)
    document.getElementById('order-heading')?.focus({ preventScroll: true })
  }, [atOrder, type])

  /** Whether nothing stands in the way; else it is said, and led to. */
  const isRight = (act: 'send' | 'stay', [first]: readonly Problem[]) => {
    setAttempt(({ count }) => ({ count: count + 1, act }))
    // After the summary has spoken: the first thing to mend.
    if (first) setTimeout(() => focusField(fieldIds[first.field]))
    return first === undefined
  }
  const forStayProblems = problemsForStay(order.problems)
  const bodyNow = (reference: string | null) =>
    bodyOf(order.form, {
      code: (changing ?? state.ids).code,
      schedule: order.schedule,
      promoCounts: order.house.demo_promo,
      card: reference,
    })
  const addToStay = async () => {
    if (!isRight('stay', forStayProblems)) return
    await adding.add(bodyNow(null), forStay, () => {
      state.reset(true)
      setAttempt({ count: 0, act: 'send' })
      if (forStay === null && atOrder) void navigate('/restaurant', { replace: true })
    })
  }
  const send = async () => {
    if (!isRight('send', order.problems)) return
    if (order.form.payment !== 'card') return await submitOrder(null)
    if (!(await card.check())) return void setTimeout(() => focusField(fieldIds.payment))
    if (order.card === 'fields') card.show()
    else await submitOrder(null)
  }
  const submitOrder = async (reference: string | null) => {
    const body = bodyNow(reference)
    const result = await submit.submit(body, {
      id: state.ids.id,
      changing: changing?.id ?? null,
    })
    if (result === null) return
    state.reset(changing === null)
    setAttempt({ count: 0, act: 'send' })
    const to =
      'saved' in result ? `/restaurant?step=sent&id=${result.saved}` : `/requests/${result.tooLate}`
    // On the provider's page, once the house has the order.
    const pay = body.payment.method === 'card' && reference === null
    void navigate(to, { replace: atOrder, state: pay ? { pay } : null })
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
          {!changing && forStay === null && (
            <BookTable form={state.form} className="mt-3 w-fit lg:hidden" />
          )}
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
          problems={attempt.act === 'stay' ? forStayProblems : order.problems}
          attempt={attempt.count}
          cardLost={card.lost}
          forStay={forStay !== null}
          busy={submit.busy || card.asking}
          adding={adding.busy}
          failure={submit.failure}
          onSend={() => void (forStay === null ? send() : addToStay())}
          onAddToStay={() => void addToStay()}
        />
      </Container>
      {card.open && (
        <CardDialog
          amount={<Money cents={order.totals.total_cents} />}
          testCardsOnly={ours}
          onClose={card.close}
          onPaid={(reference) => {
            card.close()
            void submitOrder(reference)
          }}
        />
      )}
      {!atOrder && <CartBar form={order.form} totals={order.totals} />}
    </main>
  )
}
