import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PaymentStep } from '#domain/payment-steps.ts'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { rowNames } from '#parts/desk/about-rows.ts'
import { AsOf } from '#parts/desk/as-of.tsx'
import { ListState } from '#parts/desk/list-state.tsx'
import { RefreshButton } from '#parts/refresh-button.tsx'
import { Button } from '#ui/button.tsx'
import { DrawnBasket } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useMedia } from '#ui/use-media.ts'

import { emptyPayment, formOf } from '../form.ts'
import type { Money } from '../money.ts'
import { workOn } from './open-work.ts'
import { noFilter, selectMoney } from '../select.ts'
import type { SubjectRef } from '../subjects.ts'
import { useGuestOrders } from './use-guest-orders.ts'
import { useHouse } from '../use-house.ts'
import { useMoney } from './use-money.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { DetailDialog } from './detail-dialog.tsx'
import { paymentsCsv } from './export.ts'
import { Filters } from './filters.tsx'
import { PaymentCards } from './payment-cards.tsx'
import { PaymentDialog, type PaymentStart } from './payment-dialog.tsx'
import { PaymentTable } from './payment-table.tsx'
import { ReconcileButton, ReconcileOutcome, type Outcome } from './reconcile.tsx'
import { Totals } from './totals.tsx'
import { startOf } from './change-start.ts'
import { useChangeParam } from '#parts/desk/use-change-param.ts'
import { useFilter } from './use-filter.ts'
import { NARROW } from './widths.ts'
import { useStep } from './use-steps.ts'
import { VoidDialog } from './void-dialog.tsx'

const noRows: readonly Money[] = []

/** Payments (spec 3 §2.9): all of them, with waiting operations applied. */
export function PaymentsScreen({
  decisions,
  Terms,
}: {
  /** Cards of the decisions of all services. */
  decisions: ReactNode
  /** What the house's terms give back of the money on something. */
  Terms?: ComponentType<{ subject: SubjectRef }>
}) {
  const { t } = useLingui()
  const { rows, cached, error, work, operations, foreign, refetch } = useMoney()
  const orderOf = useGuestOrders()
  const { timezone, today } = useHouse()
  const narrow = useMedia(NARROW)
  const [filter, setFilter] = useFilter()
  const deferred = useDeferredValue(filter)
  const { q, status, method, from, to } = keyOf(deferred)
  const [start, setStart] = useState<PaymentStart | null>(null)
  const [params, setParams] = useSearchParams()
  const [openId, setOpenId] = useState<string | null>(null)
  const [asking, setAsking] = useState<{ id: string; step: 'refund' | 'cancel' } | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { busy, take } = useStep()
  const [changing, closeChange] = useChangeParam((id) => startOf(id, operations, today))
  const all = rows ?? noRows
  const selected = useMemo(
    () => selectMoney(all, { search: q, status, method, from, to }, timezone),
    [all, q, status, method, from, to, timezone],
  )
  const methods = useMemo(() => [...new Set(all.map((row) => row.method))], [all])
  const handlers = {
    onView: (money: Money) => setOpenId(money.id),
    onEdit: (money: Money) => setStart({ form: formOf(money, timezone), money }),
    onStep: (money: Money, step: PaymentStep) =>
      step === 'pay' ? void take(money, step) : setAsking({ id: money.id, step }),
  }
  const nameOf = rowNames(operations, [all])
  const found = (id: string | null | undefined) =>
    id == null ? undefined : all.find((row) => row.id === nameOf(id))
  // A stay's page leads to one of its payments.
  const named = params.get('payment')
  const opened = found(openId ?? named)
  const closeOpened = () => {
    setOpenId(null)
    if (named !== null) setParams({}, { replace: true })
  }
  // The recovery action of a parked edit leads here with its payment.
  const wished = params.get('void')
  const asked = found(asking?.id ?? wished)
  const voids =
    asked !== undefined &&
    asked.voided == null &&
    (asking === null ? wished !== null : asking.step === 'cancel') &&
    asked.receipt != null
  const closeAsking = () => {
    setAsking(null)
    if (wished !== null) setParams({}, { replace: true })
  }
  const form = start ?? changing

  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DeskHeading title={t`Payments`} />
        <div className="flex flex-wrap gap-2">
          <RefreshButton refetch={refetch} />
          {!foreign && (
            <ReconcileButton
              onOutcome={(came) => {
                setOutcome(came)
                refetch()
              }}
            />
          )}
          <Button
            variant="secondary"
            icon={<Download />}
            disabled={selected.shown.length === 0}
            onClick={() => saveFile(`payments-${today}.csv`, paymentsCsv(selected.shown, timezone))}
          >
            <Trans>Export CSV</Trans>
          </Button>
          <Button icon={<Plus />} onClick={() => setStart({ form: emptyPayment(today) })}>
            <Trans>Add Payment</Trans>
          </Button>
        </div>
      </div>
      {decisions}
      {outcome && <ReconcileOutcome outcome={outcome} onDismiss={() => setOutcome(null)} />}
      <Totals rows={all} filtered={selected.all} today={today} timezone={timezone} />
      <Filters filter={filter} methods={methods} onChange={setFilter} />
      {cached && <AsOf cached={cached} />}
      <ListState
        isLoaded={rows !== undefined}
        failures={error ? [error.refusal?.message ?? t`Failed to load payments.`] : []}
        loading={t`Loading payments…`}
      >
        {selected.shown.length === 0 ? (
          <EmptyState
            picture={<DrawnBasket />}
            title={t`No payments found.`}
            text={all.length === 0 ? t`Add the first one.` : t`Try fewer words, or all dates.`}
            action={
              all.length > 0 && (
                <Button variant="secondary" onClick={() => setFilter(noFilter)}>
                  <Trans>Show all payments</Trans>
                </Button>
              )
            }
          />
        ) : narrow ? (
          <PaymentCards rows={selected.shown} work={work} onView={handlers.onView} />
        ) : (
          <PaymentTable rows={selected.shown} work={work} handlers={handlers} orderOf={orderOf} />
        )}
      </ListState>
      {opened && asking === null && form === null && (
        <DetailDialog
          money={opened}
          work={workOn(work, opened)}
          guest={orderOf(opened)}
          busy={busy?.step ?? null}
          onClose={closeOpened}
          onEdit={() => handlers.onEdit(opened)}
          onStep={(step) => handlers.onStep(opened, step)}
        />
      )}
      {asked && voids && (
        <VoidDialog
          money={asked}
          busy={busy !== null}
          onClose={closeAsking}
          onVoid={async (reason) => {
            const saved = await take(asked, 'cancel', reason)
            if (!saved) return false
            closeAsking()
            // The amount really taken is recorded again after the void.
            setStart({ form: formOf(asked, timezone) })
            return true
          }}
        />
      )}
      {asking && asked && !voids && (
        <ConfirmStep
          money={asked}
          step={asking.step}
          // How much of it goes back was decided before: the terms have their say no more.
          terms={Terms && asked.refund_status === null && <Terms subject={asked.subject} />}
          busy={busy !== null}
          onClose={closeAsking}
          onConfirm={() => {
            void take(asked, asking.step).then((saved) => saved && setAsking(null))
          }}
        />
      )}
      {form && (
        <PaymentDialog
          key={form.money?.id ?? form.changing ?? 'new'}
          start={form}
          rows={all}
          foreign={foreign}
          onClose={() => {
            setStart(null)
            closeChange()
          }}
        />
      )}
    </div>
  )
}

/** Plain values, so that the same filter, parsed again from the address, does not select again. */
const keyOf = ({ search, ...more }: Parameters<typeof selectMoney>[1]) => ({ q: search, ...more })
