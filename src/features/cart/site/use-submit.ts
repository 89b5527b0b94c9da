import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BookCart } from '#contract/cart.ts'
import { offline } from '#offline/offline.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { takeFromCart, type KeptCartLine } from '#offline/stay-cart.ts'
import { useSaving } from '#ui/use-saving.ts'
import type { RequestIds } from '#offline/request-ids.ts'
import type { Changing } from '../form/form.ts'
import { titlesWords, validUntil } from '../lines.ts'
import { bookCartTitle } from '../operations/words.ts'
import { leavesAt, tourHours } from '../tour-hours.ts'

/** What came of confirming: the row to follow. `tooLate`: the house had taken it already. */
export type Submitted = { saved: string } | { tooLate: string }

/** Confirms the whole stay as one, or a change of one; only then is the cart empty. */
export function useSubmit(timezone: string) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  // Read while the stay is looked at, so that it is known when it is confirmed.
  useQuery(tourHours())
  const { busy, failure, save } = useSaving()

  function submit(
    asked: BookCart,
    lines: readonly KeptCartLine[],
    { ids, changing }: { ids: RequestIds; changing: Changing | null },
  ): Promise<Submitted | null> {
    // What the house writes to the guest later is in the language they read now.
    const body = { ...asked, language: i18n.locale as BookCart['language'] }
    const operation = {
      body,
      words: {
        title: i18n._(bookCartTitle(body)),
        detail: titlesWords(lines.map(({ title }) => title)),
      },
      validUntil: validUntil(body.lines, timezone, leavesAt),
    }
    return save<Submitted>(async () => {
      const done =
        changing === null ? await confirm(ids, operation) : await change(changing, operation)
      // Not what another tab put in meanwhile.
      const sent = lines.map(({ line }) => line)
      if ('saved' in done) await takeFromCart(client, sent)
      return done
    })
  }
  return { busy, failure, submit }
}

type Worded = Pick<NewOperation, 'body' | 'words' | 'validUntil'>

async function confirm({ id, code }: RequestIds, operation: Worded): Promise<Submitted> {
  const row = await offline().outbox.confirm({
    id,
    route: 'bookCart',
    group: `carts:${code}`,
    // The public page books for a guest, whoever is signed in at the desk of this device.
    actor: { kind: 'guest' },
    ...operation,
  })
  return { saved: row.id }
}

async function change({ id }: Changing, operation: Worded): Promise<Submitted> {
  const outcome = await offline().outbox.change(id, operation)
  if (outcome.outcome === 'changed') return { saved: outcome.successor.id }
  return outcome.outcome === 'asked' ? { saved: id } : { tooLate: id }
}
