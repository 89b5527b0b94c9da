import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Download, UserX } from 'lucide-react'
import { useId, useState } from 'react'
import { readAt } from '#contract/route.ts'
import { bookYearsOf } from '#domain/countries.ts'
import { offline } from '#offline/offline.ts'
import { useHouse } from '#parts/use-house.ts'
import { useValue } from '#ui/use-value.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { focusField } from '#ui/error-summary.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { saveFile } from '#ui/save-file.ts'
import { askPerson, listPlaceIn, type ListPlace, type PersonAnswer } from '../ask-person.ts'
import type { Customer } from '#contract/customers.ts'

/** What an admin does with a guest's data: all of it as a file, or erased (decision 45). */
export function PersonData({ customer, onErased }: { customer: Customer; onErased: () => void }) {
  const session = useValue(offline().session)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<PersonAnswer | null>(null)
  const [erasing, setErasing] = useState(false)
  const titleId = useId()
  if (session?.role !== 'admin') return null

  async function download() {
    setBusy(true)
    const answer = await askPerson('exportPerson', customer.id, {})
    setBusy(false)
    setFailed(answer.kind === 'done' ? null : answer)
    if (answer.kind !== 'done') return
    const text = JSON.stringify(readAt(answer.body, 'data'), null, 2)
    saveFile(`guest-${customer.id}.json`, text, 'application/json')
  }

  return (
    <section aria-labelledby={titleId} className="mt-6 grid gap-3 border-t border-line pt-4">
      <h3 id={titleId} className="text-base font-semibold">
        <Trans>All that the house has of them</Trans>
      </h3>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button variant="secondary" busy={busy} icon={<Download />} onClick={() => void download()}>
          <Trans>Download their data</Trans>
        </Button>
        {/* The red one is in the dialog that this opens. */}
        <Button
          variant="quiet"
          className="text-error!"
          icon={<UserX />}
          onClick={() => setErasing(true)}
        >
          <Trans>Erase this guest</Trans>
        </Button>
      </div>
      <p className="note">
        <Trans>
          Whoever booked with the same telephone or e-mail is one guest here. Read the file before
          you hand it on.
        </Trans>
      </p>
      {failed && <Trouble answer={failed} />}
      {erasing && (
        <EraseDialog customer={customer} onClose={() => setErasing(false)} onErased={onErased} />
      )}
    </section>
  )
}

function EraseDialog({
  customer,
  onClose,
  onErased,
}: {
  customer: Customer
  onClose: () => void
  onErased: () => void
}) {
  const { t } = useLingui()
  const years = bookYearsOf(useHouse())
  const passwordId = useId()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<PersonAnswer | null>(null)
  const [list, setList] = useState<ListPlace | null>(null)

  async function erase() {
    setFailed(null)
    setWrong(password === '' ? t`Enter your password.` : '')
    if (password === '') return focusField(passwordId)
    setBusy(true)
    const answer = await askPerson('erasePerson', customer.id, { password })
    setBusy(false)
    if (answer.kind === 'done') {
      const its = listPlaceIn(answer.body)
      return its === 'beside_back_ups' ? onErased() : setList(its)
    }
    if (answer.kind !== 'refused' || answer.password === '') return setFailed(answer)
    setWrong(t`This is not your password.`)
    focusField(passwordId)
  }

  if (list !== null) return <ErasedDialog list={list} onClose={onErased} />
  return (
    <DialogForm
      title={t`Erase ${customer.name}?`}
      onClose={onClose}
      onSend={() => void erase()}
      leave={<Trans>Keep</Trans>}
      variant="danger"
      act={<Trans>Erase for good</Trans>}
      busy={busy}
    >
      <p>
        <Trans>
          Their name, telephone, e-mail, addresses, notes, messages and reviews go from the house,
          over all services, and from every device. This cannot be undone.
        </Trans>
      </p>
      <p className="text-ink-soft">
        <Trans>
          What stays: bookings and payments as figures, without the person; receipts with their
          payer’s name and tax number, which the law has kept{' '}
          <Plural value={years} _0="so long" one="for # year" other="for # years" />; and which of
          the staff did what. Files of back-ups made before still hold the guest. One that is put
          back erases them again: the house keeps a list for that, beside its daily back-ups too.
        </Trans>
      </p>
      {failed && <Trouble answer={failed} erases />}
      <PasswordField
        id={passwordId}
        label={t`Your password`}
        value={password}
        error={wrong === '' ? undefined : wrong}
        onChange={setPassword}
      />
    </DialogForm>
  )
}

/** What is left to know where the list of erasures does not lie beside every back-up. */
function ErasedDialog({ list, onClose }: { list: ListPlace; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`The guest is erased`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {list === 'not_yet' ? (
        <Alert tone="waiting" title={t`Not yet noted beside every back-up`}>
          <Trans>
            The house tries again automatically until it is. If its disk were lost before, a back-up
            restored from there would bring this guest back. See Settings, Data.
          </Trans>
        </Alert>
      ) : (
        <Alert tone="waiting" title={t`Only this house knows it`}>
          <Trans>
            It makes no back-ups by itself. If its disk were lost and a downloaded back-up of before
            put back, this guest would be there again: erase them once more then.
          </Trans>
        </Alert>
      )}
    </Dialog>
  )
}

function Trouble({ answer, erases = false }: { answer: PersonAnswer; erases?: boolean }) {
  const { t } = useLingui()
  if (answer.kind === 'none') {
    return (
      <Alert tone="error" live>
        {erases ? (
          // Its answer may be lost alone.
          <Trans>
            The house does not answer. This needs internet. The guest may be erased all the same:
            check when it answers.
          </Trans>
        ) : (
          <Trans>The house does not answer. This needs internet.</Trans>
        )}
      </Alert>
    )
  }
  if (answer.kind !== 'hindered') {
    const said = answer.kind === 'refused' ? answer.message : ''
    return (
      <Alert tone="error" live>
        {said === '' ? t`Something went wrong` : said}
      </Alert>
    )
  }
  const open = answer.open.join(', ')
  const owing = answer.owing.join(', ')
  return (
    <Alert tone="error" live title={t`Not yet: something is still open`}>
      <ul className="grid list-disc gap-1 pl-5">
        {open !== '' && (
          <li>
            <Trans>Not over: {open}</Trans>
          </li>
        )}
        {owing !== '' && (
          <li>
            <Trans>Not paid: {owing}</Trans>
          </li>
        )}
        {answer.payments > 0 && (
          <li>
            <Trans>A payment or refund is still under way.</Trans>
          </li>
        )}
      </ul>
    </Alert>
  )
}
