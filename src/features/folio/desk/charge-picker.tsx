import { Trans, useLingui } from '@lingui/react/macro'
import { matchesWords } from '#lib/search-words.ts'
import { useDraftedFields } from '#parts/desk/use-drafted-fields.ts'
import { Button } from '#ui/button.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Money } from '#ui/money.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { useSaving } from '#ui/use-saving.ts'
import type { Candidate } from '../charges.ts'
import type { Stay } from '../stay.ts'
import { charge } from './commands.ts'
import { useFolioLabels } from './use-folio-labels.ts'

/** Orders of other guests shown at once; the search finds the rest. */
const MAX_OTHERS = 30

/** Unpaid orders, laundry, cars and tours that could go on this bill, the guest's own first. */
export function ChargePicker({
  stay,
  candidates,
  onClose,
}: {
  stay: Stay
  candidates: readonly Candidate[]
  onClose: () => void
}) {
  const { t } = useLingui()
  // What was looked for is there again after a reload.
  const { form, change, end } = useDraftedFields(`folio-charge:${stay.id}`, { search: '' })
  const { search } = form
  const labels = useFolioLabels()
  const { busy, failure, save } = useSaving()
  const found = candidates.filter((one) =>
    matchesWords([labels.charge(one), one.guest, one.room ?? '', one.code].join('\n'), search),
  )
  const isSought = search.trim() !== ''
  const own = found.filter(({ isTheirs }) => isTheirs)
  const others = found.filter(({ isTheirs }) => !isTheirs)

  async function put(one: Candidate) {
    const body = { kind: one.kind, subject_id: one.id, on: true }
    await save(() => charge(stay, body, labels.charge(one)))
  }

  const list = (label: string, rows: readonly Candidate[]) => (
    <ul aria-label={label} className="divide-y divide-line rounded-md border border-line">
      {rows.map((one) => (
        <li key={`${one.kind}:${one.id}`} className="flex flex-wrap items-center gap-3 px-3 py-2">
          <span className="grid min-w-0 flex-1 basis-48">
            <span className="font-medium wrap-anywhere">{labels.charge(one)}</span>
            <span className="text-sm text-ink-soft">
              {one.day && <DateText value={one.day} format="short" />}
              {[one.guest, one.room && t`Room ${one.room}`]
                .filter(Boolean)
                .map((word) => ` · ${word}`)
                .join('')}
            </span>
          </span>
          <Money cents={one.cents} className="font-semibold" />
          <Button
            variant="secondary"
            className="ml-auto"
            busy={busy}
            aria-label={t`Put ${labels.charge(one)} on this stay`}
            onClick={() => void put(one)}
          >
            <Trans>Put on</Trans>
          </Button>
        </li>
      ))}
    </ul>
  )

  function close() {
    end()
    onClose()
  }

  return (
    <Dialog open onClose={close} title={t`Put on this stay`} size="lg">
      <div className="grid gap-4">
        <SearchField
          label={t`Search guest, room, dish, code…`}
          value={search}
          onChange={(text) => change({ search: text })}
        />
        {failure && <NotSaved title={t`The charge was not saved`} reason={failure} />}
        {isSought && found.length === 0 ? (
          <output className="text-ink-soft">
            <Trans>Nothing matches.</Trans> <Trans>Try fewer words.</Trans>
          </output>
        ) : (
          !(isSought && own.length === 0) && (
            <section className="grid gap-2">
              <h3 className="text-base font-semibold">
                <Trans>This guest’s or this room’s</Trans>
              </h3>
              {own.length === 0 ? (
                <p className="text-ink-soft">
                  <Trans>Nothing unpaid is known of this guest or room.</Trans>
                </p>
              ) : (
                list(t`This guest’s or this room’s`, own)
              )}
            </section>
          )
        )}
        {others.length > 0 && (
          <section className="grid gap-2">
            <h3 className="text-base font-semibold">
              <Trans>Others</Trans>
            </h3>
            {list(t`Others`, others.slice(0, MAX_OTHERS))}
            {others.length > MAX_OTHERS && (
              <p className="text-sm text-ink-soft">
                <Trans>{others.length - MAX_OTHERS} more: search by name, room or code.</Trans>
              </p>
            )}
          </section>
        )}
      </div>
    </Dialog>
  )
}
