import { useLingui } from '@lingui/react/macro'
import { offline } from '#offline/offline.ts'
import { NotSavedError } from '#offline/outbox/types.ts'
import { useToasts } from '#ui/toasts.tsx'
import type { Entry } from './entry.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import { changeTitle } from '#parts/catalogue/descriptors.ts'
import { groupOf } from '#parts/catalogue/overlay.ts'

/**
 * Mark Available and Mark Unavailable (spec 3 §4), saved in the outbox. Returns the ids of the
 * operations; none, after a message, where the device could not save it.
 */
export function useSwitch(kind: Kind): (entry: Entry) => Promise<string[]> {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  return async (entry) => {
    const { session, outbox, actor } = offline()
    if (!session.getSnapshot()?.token) {
      toasts.show({ tone: 'error', text: `${t`Not authenticated`}. ${i18n._(kind.labels.signIn)}` })
      return []
    }
    const body = { is_available: !entry.available, seen: { is_available: entry.available } }
    try {
      const row = await outbox.confirm({
        route: kind.routes.change,
        params: { id: entry.id },
        body,
        group: groupOf(kind, entry.id),
        actor: actor(),
        words: { title: i18n._(changeTitle(kind, body)), detail: entry.name },
      })
      return [row.id]
    } catch (error) {
      if (!(error instanceof NotSavedError)) throw error
      toasts.show({ tone: 'error', text: i18n._(kind.labels.failedToSwitch) })
      return []
    }
  }
}
