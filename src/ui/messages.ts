import { i18n, type Messages } from '@lingui/core'

/** The catalogue of some code in each language that has one; English stands in the code itself. */
export type Words = Readonly<Record<string, () => Promise<{ default: Messages }>>>

/** Of all the code that is here, and of what is on its way. */
const parts = new Map<Words, Set<string>>()
let spoken = 'en'

async function bring(part: Words, language: string): Promise<void> {
  const brought = parts.get(part) ?? new Set()
  parts.set(part, brought)
  const load = part[language]
  if (load === undefined || brought.has(language)) return
  const { default: messages } = await load()
  brought.add(language)
  i18n.load(language, messages)
}

/**
 * The words of the first load. The build fills in the argument by what main.tsx imports
 * (src/locales/messages-plugin.ts); without the build, in tests, everything speaks English.
 */
export function firstMessages(words: Words = {}): void {
  parts.set(words, new Set())
}

/**
 * An `import()` with its words, fetched side by side: `lazy(withMessages(() => import('./page.tsx')))`.
 * Every code that is loaded so and says something needs it, which the build checks. The second
 * argument is the build's. Rejects as the import does; words that do not arrive leave English, and
 * are asked for again with the next ones.
 */
export function withMessages<Code>(load: () => Promise<Code>, words?: Words): () => Promise<Code> {
  if (words === undefined) return load
  return async () => {
    parts.set(words, parts.get(words) ?? new Set())
    const arriving = Promise.allSettled([...parts.keys()].map((part) => bring(part, spoken)))
    const [code] = await Promise.all([load(), arriving])
    return code
  }
}

/** Brings the words of all code that is here and switches to them. Rejects when some cannot be had. */
export async function activateLocale(language: string): Promise<void> {
  await Promise.all([...parts.keys()].map((part) => bring(part, language)))
  spoken = language
  i18n.load(language, {})
  i18n.activate(language)
}
