import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import type { ServerStatus, OperationDescriptors } from '#offline/operation-descriptor.ts'
import { offline } from '#offline/offline.ts'
import { syncStatusOf } from '#offline/sync-status.ts'
import { coerceObject } from '#lib/coerce.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { TimeText } from '#ui/date-text.tsx'
import { SyncStatusBadge } from '#ui/sync-status.tsx'
import { useValue } from '#ui/use-value.ts'
import type { Decision } from '../decisions.ts'
import { moneyOf, partsOf } from '../money.ts'
import { deskRecoveryActions, mayRetry } from '../recovery-actions.ts'
import { BothSides } from './both-sides.tsx'
import { DropDialog } from './drop-dialog.tsx'
import { GivenBackDialog, MoneyStaysDialog } from './money-dialog.tsx'
import { useAsked, useRecoveryActions } from './use-recovery-actions.ts'
import { ReasonText } from './reason-text.tsx'

/** The server's state from its refusal; null where it has none. */
function serverStatus(
  operation: OperationRow,
  descriptors: OperationDescriptors,
): ServerStatus | null {
  const current = coerceObject(operation.answer?.body).current
  return descriptors[operation.route]?.serverStatus?.(current, operation.params.id) ?? null
}

/** One decision: what was wanted here, what the server has, and all recovery actions. */
export function DecisionCard({
  decision,
  descriptors,
}: {
  decision: Decision
  descriptors: OperationDescriptors
}) {
  const { t, i18n } = useLingui()
  const { head, followers } = decision
  const { busy, withdraw, retry, change } = useRecoveryActions(decision, descriptors)
  const titleId = useId()
  const descriptor = descriptors[head.route]
  const titleOf = (operation: OperationRow) => {
    const title = descriptors[operation.route]?.title(operation)
    return title ? i18n._(title) : operation.words.title
  }
  const house = serverStatus(head, descriptors)
  const role = useValue(offline().session)?.role ?? ''
  const actions = deskRecoveryActions(head, descriptors, role)
  // Another guest has these nights: the booking stays pending until some are free.
  const waits = head.answer?.code === 'room_taken' && head.route === 'approveHotelBooking'
  const retries = house === null && mayRetry(head, actions)
  const mayHaveArrived = head.parkReason === 'may_have_arrived'
  const syncStatus = syncStatusOf(head)
  // Withdrawing money that was taken is always confirmed first.
  const { asking, ask, asked } = useAsked(busy, withdraw)
  const held = moneyOf(head, descriptors)
  const stays = partsOf(decision, descriptors).stays.map((row) => moneyOf(row, descriptors))
  const amounts = stays.flatMap((money) => (money ? [i18n._(money)] : []))
  const drops = house !== null && !waits
  const asks = drops || held !== null || amounts.length > 0
  const lost = held !== null && head.parkReason === 'predecessor'
  const act = waits ? (
    <Trans>Leave it pending, on the waiting list</Trans>
  ) : house ? (
    <Trans>Drop my change, keep the house’s</Trans>
  ) : held ? (
    <Trans>It was given back</Trans>
  ) : mayHaveArrived ? (
    <Trans>It is dealt with</Trans>
  ) : (
    <Trans>Withdraw</Trans>
  )
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-3 rounded-md border border-conflict bg-surface p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={titleId} className="text-base font-semibold">
          {lost ? <Trans>Money taken without a booking</Trans> : titleOf(head)}
          <span className="ml-2 font-normal text-ink-soft">{head.words.detail}</span>
        </h3>
        {syncStatus !== 'over' && <SyncStatusBadge syncStatus={syncStatus} />}
      </div>
      <BothSides
        own={
          <>
            {titleOf(head)}
            {followers.length > 0 && `, ${followers.map(titleOf).join(', ')}`}
            {' · '}
            <TimeText value={head.deviceTime} />
          </>
        }
        ownName={t`You`}
        house={house}
        otherwise={
          lost ? (
            <Trans>
              It was taken, and what it was for was withdrawn. Assign it, or give it back.
            </Trans>
          ) : (
            <ReasonText operation={head} descriptor={descriptor} />
          )
        }
      />
      {mayHaveArrived && descriptor && <p className="note">{i18n._(descriptor.check)}</p>}
      {followers.length > 0 && (
        <p className="note">
          <Plural
            value={followers.length}
            one="One step behind it waits for this."
            other="# steps behind it wait for this."
          />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {actions.map((action, at) =>
          action.kind === 'open' ? (
            <ButtonLink key={at} to={action.to} variant="secondary">
              {i18n._(action.label)}
            </ButtonLink>
          ) : (
            <Button
              key={at}
              variant="secondary"
              busy={busy === 'change'}
              onClick={() => void change(action)}
            >
              {i18n._(action.label)}
            </Button>
          ),
        )}
        {retries && (
          <Button variant="secondary" busy={busy === 'retry'} onClick={() => void retry()}>
            {mayHaveArrived ? <Trans>Send again</Trans> : <Trans>Try again</Trans>}
          </Button>
        )}
        <Button
          variant="secondary"
          busy={busy === 'withdraw'}
          onClick={() => (asks ? ask() : void withdraw())}
        >
          {act}
        </Button>
      </div>
      {asking && held && <GivenBackDialog amount={i18n._(held)} {...asked} />}
      {asking && !held && amounts.length > 0 && (
        <MoneyStaysDialog amounts={amounts} label={act} {...asked} />
      )}
      {asking && drops && !held && amounts.length === 0 && (
        <DropDialog
          lost={[head, ...followers].map(titleOf).join(', ')}
          kept={i18n._(house.label)}
          label={act}
          {...asked}
        />
      )}
    </article>
  )
}
