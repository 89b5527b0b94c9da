import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { readAt } from '#contract/route.ts'
import { roomTypes } from '#domain/rooms.ts'
import { saidAbove, useAsk, type Refused } from '#parts/ask-server.ts'
import { useHouse } from '#parts/use-house.ts'
import { useDraft } from '#parts/use-draft.ts'
import { Form } from '#ui/form.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Money } from '#ui/money.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import { ErrorAlert } from '#ui/error-alert.tsx'
import type { ManagedRoom } from '../data.ts'
import { roomTypeNames } from '../../../parts/room-type.tsx'
import { PicturesField } from '../pictures-field.tsx'
import { Amenities } from '../room-fields.tsx'
import { useRooms } from '../use-rooms.ts'
import {
  emptySeveral,
  keyAfter,
  readSeveral,
  severalBody,
  severalProblems,
  withType,
  type SeveralField,
} from './form.ts'

const fieldId = (field: SeveralField) => `several-${field}`

/** Adds rooms by type: "four doubles at $60" makes four rooms, numbered on from the last. */
export function RoomsByType() {
  const { t, i18n } = useLingui()
  const ask = useAsk()
  const { currency } = useHouse()
  const { rooms, refetch } = useRooms()
  const [empty] = useState(() => emptySeveral())
  const { form, change, reset } = useDraft('setup-rooms', empty, readSeveral)
  const [shrinking, setShrinking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [made, setMade] = useState<readonly string[]>([])

  const texts: Readonly<Record<SeveralField, string>> = {
    count: t`Enter how many rooms: 1 to 60.`,
    price: t`Price per night must be greater than 0`,
    guests: t`Capacity must be greater than 0`,
    first: t`Enter a number, or nothing.`,
  }
  const wrong = attempt === 0 ? [] : severalProblems(form)
  const errorOf = (field: SeveralField) => (wrong.includes(field) ? texts[field] : undefined)

  async function add() {
    setAttempt((count) => count + 1)
    setMade([])
    if (busy || severalProblems(form).length > 0) return
    setBusy(true)
    setRefused(null)
    const body = severalBody(form)
    const came = await ask({ route: 'createRooms', body, key: form.key })
    setBusy(false)
    if (!came.ok) {
      setRefused(came)
      // Without an answer some may have been made: they are shown before anything is sent again.
      refetch()
      const key = keyAfter(form.key, came.body)
      if (key !== form.key) change({ key })
      return
    }
    const { data } = came.body as { data: { room_number: string }[] }
    setMade(data.map(({ room_number }) => room_number))
    setAttempt(0)
    reset(emptySeveral(form.type))
    refetch()
  }

  const said =
    readAt(refused?.body, 'code') === 'key_reused'
      ? t`An earlier try had reached the house after all. Check the rooms so far before you add more.`
      : saidAbove(refused)
  return (
    <>
      <RoomsSoFar rooms={rooms ?? []} currency={currency} />
      <TitledCard title={<Trans>Add rooms of one type</Trans>}>
        <Form className="grid gap-4" onSend={() => void add()}>
          <ErrorSummary
            attempt={attempt}
            errors={wrong.map((field) => ({ id: fieldId(field), message: texts[field] }))}
          />
          <div className="grid grid-cols-2 items-start gap-4">
            <SelectField
              className="col-span-2"
              label={t`Type`}
              value={form.type}
              options={roomTypes.map((value) => ({ value, label: i18n._(roomTypeNames[value]) }))}
              onChange={(value) => {
                const type = roomTypes.find((one) => one === value)
                if (type !== undefined) change(withType(form, type))
              }}
            />
            <TextField
              id={fieldId('count')}
              label={t`How many`}
              inputMode="numeric"
              value={form.count}
              error={errorOf('count')}
              onChange={(count) => change({ count })}
            />
            <TextField
              id={fieldId('price')}
              label={t`Price per night (${currency})`}
              inputMode="decimal"
              value={form.price}
              error={errorOf('price')}
              onChange={(price) => change({ price })}
            />
            <TextField
              id={fieldId('guests')}
              label={t`Guests in each`}
              inputMode="numeric"
              value={form.guests}
              error={errorOf('guests')}
              onChange={(guests) => change({ guests })}
            />
            <TextField
              id={fieldId('first')}
              label={t`First number`}
              optional
              hint={t`Empty: on from the last`}
              inputMode="numeric"
              value={form.first}
              error={errorOf('first')}
              onChange={(first) => change({ first })}
            />
          </div>
          <Amenities chosen={form.amenities} onChange={(amenities) => change({ amenities })} />
          <PicturesField
            pictures={[]}
            chosen={form.pictures}
            onAdd={(picture) => change(({ pictures }) => ({ pictures: [...pictures, picture] }))}
            onRemove={() => undefined}
            onUnchoose={({ id }) =>
              change(({ pictures }) => ({ pictures: pictures.filter((one) => one.id !== id) }))
            }
            onBusy={setShrinking}
          />
          {/* Beside the button: on a phone the top of the card is out of view. */}
          <ErrorAlert>{said}</ErrorAlert>
          {made.length > 0 && (
            <Alert tone="confirmed" live>
              <Plural
                value={made.length}
                one={`Room ${made.join(', ')} was added.`}
                other={`Rooms ${made.join(', ')} were added.`}
              />
            </Alert>
          )}
          <Button
            type="submit"
            icon={<Plus />}
            busy={busy}
            busyText={t`Saving…`}
            disabled={shrinking}
            className="w-fit"
          >
            <Trans>Add these rooms</Trans>
          </Button>
        </Form>
      </TitledCard>
    </>
  )
}

/** "Double room: 4 rooms, 101 to 104, $60.00" */
function RoomsSoFar({ rooms, currency }: { rooms: readonly ManagedRoom[]; currency: string }) {
  const { t, i18n } = useLingui()
  if (rooms.length === 0) return null
  const groups = roomTypes.flatMap((type) => {
    const its = rooms.filter((room) => room.type.toLowerCase() === type)
    return its.length === 0 ? [] : [{ type, its }]
  })
  return (
    <ul aria-label={t`Rooms so far`} className="grid gap-2">
      {groups.map(({ type, its }) => (
        <li key={type} className="rounded-md border border-line bg-surface p-3">
          <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
            {i18n._(roomTypeNames[type])}
            <span>
              <Plural value={its.length} one="# room" other="# rooms" />
            </span>
          </p>
          <p className="text-sm text-ink-soft">
            {its.map(({ number }) => number).join(', ')} ·{' '}
            <Money
              cents={Math.min(...its.map((room) => room.pricePerNightCents))}
              currency={currency}
            />
          </p>
        </li>
      ))}
    </ul>
  )
}
