import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ComponentProps } from 'react'
import { StepProblems } from '#parts/request-form/step-head.tsx'
import { useAddLine } from '#parts/request-form/use-add-line.ts'
import { wrongPerson } from '#parts/request-form/problems.ts'
import { useSend } from '#parts/request-form/use-send.ts'
import { useHouse } from '#parts/use-house.ts'
import { Form } from '#ui/form.tsx'
import { AddToStayButton } from '#parts/request-form/add-to-stay-button.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { focusField } from '#ui/error-summary.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { Money } from '#ui/money.tsx'
import type { BundleA } from '../bundle.ts'
import { bundleBody } from './body.ts'
import { PersonFields } from '#parts/request-form/person-fields.tsx'
import { PromoField } from './promo-field.tsx'
import { useRoomName } from '../parts/use-room-name.ts'
import { NotSaved } from '#ui/not-saved.tsx'
import { fieldIds } from './problems.ts'
import { useStayForm } from './use-stay-form.ts'
import { bundleLine } from './stay-line.ts'
import { bundleRequest } from './request.ts'

/** The customer of the bundle, and the button to confirm. */
export function BundleForm({
  record,
  roomId,
  promo,
}: {
  record: BundleA
  roomId: string
  promo: Omit<ComponentProps<typeof PromoField>, 'code'>
}) {
  const { t, i18n } = useLingui()
  const house = useHouse()
  const roomName = useRoomName()
  const state = useStayForm('rooms:bundle')
  const { busy, failure, submit, leaveTo } = useSend()
  const adding = useAddLine()
  const [attempt, setAttempt] = useState(0)
  const problems = wrongPerson(state.form)
  const shown = attempt === 0 ? [] : problems

  const names = record.rooms
    .map(({ name, room_number }) => roomName({ title: name, number: room_number }))
    .join(', ')
  const addToStay = () => {
    // Name and contact stay in the draft for the next booking.
    void adding.add(bundleLine(record, names), null, { goThere: true, done: () => undefined })
  }
  const send = async () => {
    setAttempt(attempt + 1)
    const [first] = problems
    if (first) {
      setTimeout(() => focusField(fieldIds[first.field]))
      return
    }
    if (promo.quote.kind === 'refused' && promo.quote.promo) {
      focusField(fieldIds.promo)
      return
    }
    const body = bundleBody(record, state.form, state.ids.code)
    const asked = bundleRequest(body, names, house.timezone)
    const sent = await submit(asked, { id: state.ids.id, changing: null })
    const at = (id: string) => `/rooms/${encodeURIComponent(roomId)}?bundle=1&request=${id}`
    if (sent) leaveTo(sent, at, { done: state.leave })
  }

  return (
    <Card className="lg:p-6">
      <Form className="grid gap-5" onSend={() => void send()}>
        <StepProblems wizard={{ tried: attempt, problems }} ids={fieldIds} />
        <Fieldset legend={t`Your Details`}>
          <PersonFields
            ids={fieldIds}
            emailHint={t`For the confirmation.`}
            person={state.form}
            change={state.change}
            errorOf={(field) => {
              const problem = shown.find((one) => one.field === field)
              return problem && i18n._(problem.text)
            }}
          />
        </Fieldset>
        <PromoField code={record.promo ?? ''} {...promo} />
        {failure !== null && (
          <NotSaved title={t`Your booking was not saved`} reason={failure} phone={house.phone} />
        )}
        <Button type="submit" size="lg" block busy={busy} busyText={<Trans>Saving…</Trans>}>
          <span>
            <Trans>
              Book for <Money amount={record.total} />
            </Trans>
          </span>
        </Button>
        <AddToStayButton busy={adding.busy} onAdd={addToStay} />
      </Form>
    </Card>
  )
}
