import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { cashCountLineOf, type CountCash } from '#contract/cash-counts.ts'
import { CountList } from '#features/cash/desk/count-list.tsx'
import { descriptors as cashDescriptors } from '#features/cash/operations.ts'
import { usePeople } from '#features/session/use-people.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { operationTitle } from '#parts/operation-title.ts'
import { useMay } from '#parts/use-may.ts'
import { Form } from '#ui/form.tsx'
import { Alert } from '#ui/alert.tsx'
import { BusyText } from '#ui/busy-text.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { useSaving } from '#ui/use-saving.ts'
import { useValue } from '#ui/use-value.ts'
import { CashFields } from './cash-fields.tsx'
import { useEntryTitle } from './entry-row.tsx'
import { differs, tillStates } from './handover-form.ts'
import { rememberHandover, type Handover } from './past.ts'
import { useHandoverForm } from './use-handover-form.ts'
import type { Shift } from './use-shift.ts'
import { useTill, type ShiftTill } from './use-till.ts'

interface CompleteProps {
  shift: Shift
  ticked: ReadonlySet<string>
  onDone: (handover: Handover) => void
}

/** How many counts are shown; the rest is in the day closes. */
const MAX_COUNTS = 6

/** To whom, the till counted by who may see money, what they should know, and the shift is over. */
export function Complete({ done, ...props }: CompleteProps & { done: boolean }) {
  const isReception = useMay('reception')
  if (isReception) return <WithTill {...props} done={done} />
  return !done && props.shift.tally.all > 0 ? <CompleteForm {...props} till={null} /> : null
}

function WithTill({ done, ...props }: CompleteProps & { done: boolean }) {
  const till = useTill(props.shift)
  if (till === undefined) {
    return (
      <BusyText>
        <Trans>Loading…</Trans>
      </BusyText>
    )
  }
  const worthwhile = till !== null || props.shift.tally.all > 0
  return (
    <>
      {!done && worthwhile && <CompleteForm {...props} till={till} />}
      {till !== null && till.counts.length > 0 && (
        <section aria-labelledby="counted-tills" className="grid gap-2">
          <h2 id="counted-tills" className="text-lg">
            <Trans>Counted tills of the house</Trans>
          </h2>
          <CountList counts={till.counts.slice(0, MAX_COUNTS)} />
        </section>
      )}
    </>
  )
}

function CompleteForm({ shift, ticked, onDone, till }: CompleteProps & { till: ShiftTill | null }) {
  const { t } = useLingui()
  const session = useValue(offline().session)
  const others = usePeople().filter(({ userId }) => userId !== session?.userId)
  const { form, change, end } = useHandoverForm()
  const [tries, setTries] = useState(0)
  const box = useFirstError<HTMLFormElement>(tries)
  const tried = tries > 0
  const { busy, failure, save } = useSaving()
  const titleOf = useEntryTitle()
  // The same body at a second try: the outbox knows it again by its id.
  const until = useRef<string | null>(null)
  const { missing, all, there } = shift.tally
  const unticked = missing.filter(({ row }) => !ticked.has(row.id)).length
  const states = till === null ? [] : tillStates(till.tills, form)
  const isDifferent = differs(states)
  const reason = form.reason.trim()
  const isWrong =
    form.to.trim() === '' ||
    unticked > 0 ||
    states.some(({ wrong }) => wrong !== null) ||
    (isDifferent && reason === '')

  /** Puts the count into the outbox; null: there was nothing to count. */
  async function count(at: string): Promise<OperationRow | null> {
    const counts = states.flatMap((state) => state.count ?? [])
    if (till === null || counts.length === 0) return null
    const body: CountCash = {
      till: till.id,
      till_name: till.name,
      from: session?.name ?? '',
      to: form.to.trim(),
      shift: { since: till.since, until: at },
      counts,
      reason: isDifferent ? reason : null,
      note: form.note.trim(),
    }
    const detail = cashDescriptors.countCash?.detail({ body } as OperationRow)
    return await offline().outbox.confirm({
      id: form.operationId,
      route: 'countCash',
      body,
      group: `cash_counts:${till.id}`,
      actor: offline().actor(),
      words: {
        title: operationTitle(cashDescriptors, 'countCash', body),
        detail: detail ? i18n._(detail) : '',
      },
    })
  }

  async function complete() {
    setTries(tries + 1)
    if (isWrong) return
    await save(async () => {
      until.current ??= new Date(offline().clock.now()).toISOString()
      const counted = await count(until.current)
      const handover: Handover = {
        at: until.current,
        // The count belongs to the shift that it ends.
        seq: Math.max(shift.lastSeq, counted?.seq ?? 0),
        from: session?.name ?? '',
        to: form.to.trim(),
        note: form.note.trim(),
        all,
        there,
        heard: shift.word?.kind === 'answered',
        missing: missing.map(({ row }) => `${titleOf(row)} · ${row.words.detail}`),
        ...(counted !== null && {
          counts: (counted.body as CountCash).counts.map(cashCountLineOf),
          ...(isDifferent && { reason }),
        }),
      }
      await rememberHandover(handover).catch((error: unknown) => {
        // With the count saved the handover is known by it.
        if (counted === null) throw error
      })
      end()
      onDone(handover)
    })
  }

  return (
    <Form ref={box} className="grid max-w-3xl gap-6 print:hidden" onSend={() => void complete()}>
      {till !== null && (
        <>
          <CashFields {...{ till, states, form, tried, change }} />
          {isDifferent && (
            <TextArea
              label={t`Why does the till differ?`}
              rows={2}
              maxLength={500}
              value={form.reason}
              onChange={(value) => change({ reason: value })}
              error={tried && reason === '' ? t`Say why, as far as you know.` : undefined}
            />
          )}
        </>
      )}
      <div className="grid max-w-xl gap-4">
        <h2 className="text-lg">
          <Trans>Hand over to</Trans>
        </h2>
        {others.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {others.map(({ userId, name }) => (
              <Button
                key={userId}
                variant={form.to === name ? 'primary' : 'secondary'}
                aria-pressed={form.to === name}
                onClick={() => change({ to: name })}
              >
                {name}
              </Button>
            ))}
          </div>
        )}
        <TextField
          label={t`Name of who takes over`}
          value={form.to}
          onChange={(to) => change({ to })}
          maxLength={80}
          error={tried && form.to.trim() === '' ? t`Say who takes over.` : undefined}
        />
        <TextArea
          label={t`What they should know`}
          optional
          rows={3}
          maxLength={1000}
          value={form.note}
          onChange={(note) => change({ note })}
        />
        {tried && unticked > 0 && (
          <p role="alert" className="text-error">
            <Trans>
              Tick each entry that is not at the house, once your colleague knows about it.
            </Trans>
          </p>
        )}
        {failure !== null && (
          <Alert tone="error" live>
            <Trans>This could not be saved on this device, so nothing was done. Try again.</Trans>
          </Alert>
        )}
        <div>
          <Button type="submit" size="lg" busy={busy} busyText={t`Saving…`}>
            <Trans>Hand over</Trans>
          </Button>
        </div>
      </div>
    </Form>
  )
}
