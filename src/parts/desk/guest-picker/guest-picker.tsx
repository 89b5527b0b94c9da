import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DoorOpen } from 'lucide-react'
import { useRef, useState, useMemo } from 'react'
import { cx } from '#ui/cx.ts'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'
import { matchingGuests, type KnownGuest, knownGuests } from './known-guests.ts'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '#offline/reads/list-query.ts'
import { useHouseDay } from '../../use-house-day.ts'
import { useGuestStays } from '../guest-stays.ts'

const customers = () => listQuery({ resource: 'customers', route: 'listCustomers' })

const nobody: readonly KnownGuest[] = []

/**
 * Guests to pick from, of what this device keeps and what waits on it. `asked`: somebody looks for
 * one now.
 */
function useKnownGuests(asked: boolean): readonly KnownGuest[] {
  const today = useHouseDay()
  const stays = useGuestStays()
  const known = useQuery({ ...customers(), enabled: asked }).data?.rows
  return useMemo(
    () => (asked ? knownGuests(stays, known ?? [], today) : nobody),
    [asked, stays, known, today],
  )
}

/**
 * A guest's name: typed freely, or picked from those in the house and those whom it knows, by name,
 * phone or room number; of what the device keeps, so without the link too. The list opens by a tap,
 * by typing or by an arrow key, not by the focus alone: a dialog that opens must not hide its fields.
 */
export function GuestPicker({
  onPick,
  className,
  ...field
}: Omit<TextFieldProps, 'type'> & {
  /** Somebody was picked: what the form has fields for is filled in. */
  onPick: (guest: KnownGuest) => void
}) {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const guests = useKnownGuests(asked)
  const shown = open ? matchingGuests(guests, field.value) : []

  const input = () => frame.current?.querySelector('input')
  const option = (at: number) => frame.current?.querySelectorAll('button')[at]

  function pick(guest: KnownGuest) {
    input()?.focus()
    setOpen(false)
    onPick(guest)
  }

  /** `at`: the option that has the focus; -1: the field. */
  function onKeyDown(event: React.KeyboardEvent, at: number) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && shown.length > 0) {
      // The dialog around it stays open.
      event.stopPropagation()
      event.preventDefault()
      input()?.focus()
      setOpen(false)
    } else if (event.key === 'ArrowDown' && shown.length === 0) {
      event.preventDefault()
      setOpen(true)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = at + (event.key === 'ArrowDown' ? 1 : -1)
      const last = shown.length - 1
      const target = next < -1 || next > last ? (next < -1 ? last : -1) : next
      if (target === -1) input()?.focus()
      else option(target)?.focus()
    } else if (at >= 0 && (event.key.length === 1 || event.key === 'Backspace')) {
      // A letter goes on in the field; a space picks, as on any button.
      if (event.key !== ' ') input()?.focus()
    }
  }

  return (
    <div
      ref={frame}
      className={cx('relative', className)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <TextField
        maxLength={120}
        autoComplete="off"
        autoCapitalize="words"
        {...field}
        onFocus={() => setAsked(true)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => onKeyDown(event, -1)}
        onChange={(text) => {
          setAsked(true)
          setOpen(true)
          field.onChange(text)
        }}
      />
      <span aria-live="polite" className="sr-only">
        {shown.length > 0 && (
          <Plural
            value={shown.length}
            one="# known guest: the arrow down leads there."
            other="# known guests: the arrow down leads there."
          />
        )}
      </span>
      {shown.length > 0 && (
        <ul
          aria-label={t`Known guests`}
          className="absolute inset-x-0 top-full z-20 mt-1 grid rounded-md border border-control-border bg-surface py-1 shadow-raised"
        >
          {shown.map((guest, at) => (
            <li key={guest.key}>
              <button
                type="button"
                // The arrows lead here: with Tab six more stops would lie before the next field.
                tabIndex={-1}
                // The field keeps the focus under a finger, and the keyboard of the screen stays.
                onPointerDown={(event) => event.preventDefault()}
                onKeyDown={(event) => onKeyDown(event, at)}
                onClick={() => pick(guest)}
                className="flex min-h-11 w-full items-center justify-between gap-3 px-3 py-1.5 text-left hover:bg-sunken focus-visible:bg-primary-soft focus-visible:-outline-offset-2"
              >
                <span className="min-w-0">
                  <span className="block truncate font-medium">{guest.name}</span>
                  {/* Guests of one name are told apart by it. */}
                  {(guest.phone || guest.email) !== '' && (
                    <span className="block truncate text-sm text-ink-soft tabular">
                      {guest.phone || guest.email}
                    </span>
                  )}
                </span>
                {guest.room !== '' && (
                  <span className="flex shrink-0 items-center gap-1 text-sm text-ink-soft">
                    <DoorOpen className="size-4" />
                    <Trans>Room {guest.room}</Trans>
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
