import { useFormats } from '#ui/formats.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { typedMoney } from '#domain/typed-money.ts'
import { FoundDraft } from '#parts/desk/drafted-form.tsx'
import { fractionProblem } from '#parts/fraction-problem.ts'
import { useDraftedFields } from '#parts/desk/use-drafted-fields.ts'
import { DialogForm } from '#ui/dialog-form.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import { useSaving } from '#ui/use-saving.ts'
import type { Stay } from '../stay.ts'
import { addItem } from './commands.ts'

/** A minibar drink, a candle: anything without a service of its own. */
export function AddItemDialog({ stay, onClose }: { stay: Stay; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { base } = useFormats()
  const { form, change, draft, operationId, end } = useDraftedFields(`folio-item:${stay.id}`, {
    title: '',
    price: '',
    qty: 1,
  })
  const { title, price, qty } = form
  const [tries, setTries] = useState(0)
  const box = useFirstError<HTMLFormElement>(tries)
  const { busy, failure, save } = useSaving()
  const amount = typedMoney(price, base)
  const titleMissing = title.trim() === ''
  const priceWrong = amount === null || amount < 0
  const fraction = fractionProblem(amount ?? NaN)

  async function submit() {
    setTries(tries + 1)
    if (titleMissing || amount === null || amount < 0 || fraction) return
    const item = { title: title.trim(), price: amount, qty }
    if ((await save(() => addItem(stay, item, operationId))) === null) return
    end()
    onClose()
  }

  return (
    <DialogForm
      ref={box}
      title={t`Add item`}
      size="sm"
      onClose={onClose}
      onSend={() => void submit()}
      act={<Trans>Add to the bill</Trans>}
      busy={busy}
    >
      <FoundDraft {...draft} />
      <TextField
        label={t`What`}
        value={title}
        onChange={(value) => change({ title: value })}
        maxLength={120}
        data-autofocus
        error={tries > 0 && titleMissing ? t`Write down what it is.` : undefined}
      />
      <TextField
        label={t`Price of one, ${base}`}
        value={price}
        onChange={(value) => change({ price: value })}
        inputMode="decimal"
        error={
          tries === 0
            ? undefined
            : priceWrong
              ? t`Write a price, e.g. 2.50.`
              : fraction
                ? i18n._(fraction)
                : undefined
        }
      />
      <NumberStepper
        label={t`How many`}
        value={qty}
        onChange={(value) => change({ qty: value })}
        min={1}
        max={999}
      />
      {failure && <NotSaved title={t`The item was not saved`} reason={failure} />}
    </DialogForm>
  )
}
