import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ofEachNews, PUSH_WORDS, type PushKind, type PushWords } from '#contract/push-message.ts'
import { typeLabels } from '#parts/services.ts'

const labels = { ...typeLabels, message: msg`Message` } as const satisfies Record<PushKind, object>

/** The words of this person's language, as the worker shows them. */
export function pushWords(i18n: I18n, lang: string): PushWords {
  return {
    lang,
    titles: ofEachNews(({ kind: one }) => {
      const kind = i18n._(labels[one])
      return i18n._(msg`New: ${kind}`)
    }),
    other: i18n._(msg`New at the desk`),
    body: i18n._(msg`Tap to open the desk.`),
  }
}

/** Leaves them where the worker finds them; without them it speaks English. */
export async function leaveWords(words: PushWords): Promise<void> {
  try {
    const cache = await caches.open(PUSH_WORDS.cache)
    await cache.put(PUSH_WORDS.address, Response.json(words))
  } catch {
    // No room, or no storage at all.
  }
}
