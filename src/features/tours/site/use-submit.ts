import { useLingui } from '@lingui/react/macro'
import type { BookTour } from '#contract/tour-bookings.ts'
import { offline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { useSaving } from '#ui/use-saving.ts'
import type { Tour } from '../data.ts'
import { validUntil } from '../operations/book.ts'
import { bookTourTitle } from '../operations/words.ts'

/** What came of confirming: the row to follow. `tooLate`: the house had taken it already. */
export type Submitted = { saved: string } | { tooLate: string }

/** Confirms a booking, or a change of one; says only what is true. */
export function useSubmit(timezone: string) {
  const { i18n } = useLingui()
  const { busy, failure, save } = useSaving()

  function submit(
    asked: BookTour,
    { name, departure }: Pick<Tour, 'name' | 'departure'>,
    { id, changing }: { id: string; changing: string | null },
  ): Promise<Submitted | null> {
    // What the house writes to the guest later is in the language they read now.
    const body: BookTour = { ...asked, language: i18n.locale as NonNullable<BookTour['language']> }
    const operation = {
      body,
      // The second of the documents' paths names the tour.
      params: { tourId: body.booking.tour_id },
      words: { title: i18n._(bookTourTitle(body, name)), detail: name },
      validUntil: validUntil(body.booking.date, timezone, departure),
    }
    return save<Submitted>(async () => {
      if (changing !== null) return await change(changing, operation)
      const row = await offline().outbox.confirm({
        id,
        route: 'bookTour',
        // The public page books for a guest, whoever is signed in at the desk of this device.
        actor: { kind: 'guest' },
        ...operation,
      })
      return { saved: row.id }
    })
  }
  return { busy, failure, submit }
}

async function change(
  id: string,
  operation: Pick<NewOperation, 'body' | 'params' | 'words' | 'validUntil'>,
): Promise<Submitted> {
  const outcome = await offline().outbox.change(id, operation)
  if (outcome.outcome === 'changed') return { saved: outcome.successor.id }
  return outcome.outcome === 'asked' ? { saved: id } : { tooLate: id }
}
