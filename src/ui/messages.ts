import { i18n, type Messages } from '@lingui/core'

/** Loads the catalogue of one chunk, by language. English has none: it stands in the code. */
export type CatalogueLoaders = Readonly<Record<string, () => Promise<{ default: Messages }>>>

/** Languages that were loaded, for each chunk that is here or on its way. */
const loadedLanguages = new Map<CatalogueLoaders, Set<string>>()
let activeLanguage = 'en'

async function loadCatalogue(loaders: CatalogueLoaders, language: string): Promise<void> {
  const loaded = loadedLanguages.get(loaders) ?? new Set()
  loadedLanguages.set(loaders, loaded)
  const load = loaders[language]
  if (load === undefined || loaded.has(language)) return
  const { default: messages } = await load()
  loaded.add(language)
  i18n.load(language, messages)
}

/**
 * The messages of the first load. The build fills in the argument from what main.tsx imports
 * (src/locales/messages-plugin.ts); without the build, in tests, everything is English.
 */
export function firstMessages(loaders: CatalogueLoaders = {}): void {
  loadedLanguages.set(loaders, new Set())
}

/**
 * An `import()` with its messages, fetched in parallel: `lazy(withMessages(() => import('./page.tsx')))`.
 * Every lazily loaded module with messages needs it, which the build checks. The build fills in the
 * second argument. Rejects as the import does. Where a catalogue does not arrive, its texts stay in
 * English, and it is tried again with the next load.
 */
export function withMessages<Code>(
  load: () => Promise<Code>,
  loaders?: CatalogueLoaders,
): () => Promise<Code> {
  if (loaders === undefined) return load
  return async () => {
    loadedLanguages.set(loaders, loadedLanguages.get(loaders) ?? new Set())
    const arriving = Promise.allSettled(
      [...loadedLanguages.keys()].map((one) => loadCatalogue(one, activeLanguage)),
    )
    const [code] = await Promise.all([load(), arriving])
    return code
  }
}

/** Loads the messages of all code that is here and switches the language. Rejects when one fails. */
export async function activateLocale(language: string): Promise<void> {
  await Promise.all([...loadedLanguages.keys()].map((one) => loadCatalogue(one, language)))
  activeLanguage = language
  i18n.load(language, {})
  i18n.activate(language)
}
