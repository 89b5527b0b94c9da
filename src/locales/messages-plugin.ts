import { createCompiledCatalog, getFormat } from '@lingui/cli/api'
import type { Plugin, Rolldown } from 'vite'

/** Translations by message id, in one language. What is not translated is missing. */
type Catalogue = Readonly<Record<string, string>>

export interface MessagesOptions {
  /** The module whose static imports are the first load, as its id ends: `/src/app/main.tsx`. */
  entry: string
  /** Languages that have catalogues. */
  languages: readonly string[]
  /** Files of the catalogues, `{locale}` in place of the language, without `.po`. */
  catalogues: readonly string[]
  /** The catalogue that a lazily loaded module's messages are part of, by the module's file. */
  catalogueOf: (file: string) => string
}

const ID_PREFIX = 'messages:'
/** All messages, for the development server: it knows no chunks. */
const ALL = '*'
/** Of the first load. */
const FIRST = 'first'
const lazyCode = /\bwithMessages\(\s*\(\)\s*=>\s*import\(\s*(['"])([^'"]+)\1\s*\)\s*,?\s*\)/g
const firstCode = /\bfirstMessages\(\)(?!\s*[:{])/g

/**
 * Splits the catalogues by what is loaded together, so that nobody has to do it by hand. The first load
 * gets the messages of the modules that `entry` imports statically. Each `withMessages(() => import(…))`
 * gets the catalogue that has the messages of its module, beyond those of the first load; modules of
 * one catalogue share it (`catalogueOf`). A build fails where some code has messages that no load
 * brings.
 */
export function messagesPlugin(options: MessagesOptions): Plugin {
  const { entry, languages, catalogues, catalogueOf } = options
  let byLanguage: Readonly<Record<string, Catalogue>> = {}
  let isDevServer = false
  /** Message ids by the module that shows them. */
  const idsByModule = new Map<string, ReadonlySet<string>>()
  /** Modules that `withMessages` loads, with the name of their catalogue. */
  const lazyModules = new Map<string, string>()

  const importsOf = (name: string): string =>
    `{${languages
      .map((language) => `${language}: () => import('${ID_PREFIX}${name}-${language}')`)
      .join(', ')}}`

  return {
    name: 'messages',
    enforce: 'pre',
    configResolved(config) {
      isDevServer = config.command === 'serve'
    },
    async buildStart() {
      byLanguage = await readAll(languages, catalogues)
      idsByModule.clear()
      lazyModules.clear()
    },
    resolveId: (id) => (id.startsWith(ID_PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID_PREFIX}`)) return undefined
      const { language } = readId(id)
      // The build fills them in when it knows what imports what (renderChunk).
      if (!isDevServer) return `export default ${JSON.stringify(id.slice(1))}`
      return `export default ${compiled(language, byLanguage[language] ?? {})}`
    },
    transform: {
      order: 'pre',
      async handler(code, id) {
        if (!/\b(with|first)Messages\(/.test(code)) return undefined
        let filled = code.replaceAll(
          firstCode,
          `firstMessages(${importsOf(isDevServer ? ALL : FIRST)})`,
        )
        // In development the first load has all messages.
        for (const [call, , target] of isDevServer ? [] : code.matchAll(lazyCode)) {
          const found = await this.resolve(target!, id)
          if (found === null) continue
          const name = catalogueOf(found.id)
          lazyModules.set(found.id, name)
          const load = `() => import(${JSON.stringify(target)})`
          filled = filled.replace(call, () => `withMessages(${load}, ${importsOf(name)})`)
        }
        return filled === code ? undefined : { code: filled, map: null }
      },
    },
    moduleParsed(module) {
      const { id } = module
      if (isPackage(id)) return
      // The macros are gone by now, and each message has its id.
      const ids = new Set(
        [...(module.code ?? '').matchAll(/["'`]([\w+/]{6})["'`]/g)].map(([, it]) => it!),
      )
      if (ids.size > 0) idsByModule.set(id, ids)
    },
    buildEnd(error) {
      if (error !== undefined || isDevServer) return
      const known = new Set(Object.values(byLanguage).flatMap((messages) => Object.keys(messages)))
      const covered = new Set([...lazyModules.keys(), ...entries(this, entry)])
      const reached = new Set([...covered].flatMap((from) => [...reach(this, from)]))
      for (const [id, ids] of idsByModule) {
        if (reached.has(id) || ![...ids].some((message) => known.has(message))) continue
        this.error(`Nothing brings the messages of ${id}: load what imports it by withMessages().`)
      }
    },
    renderChunk(code, chunk) {
      const id = chunk.moduleIds.find((module) => module.startsWith(`\0${ID_PREFIX}`))
      if (id === undefined) return undefined
      const { name, language } = readId(id)
      const idsOf = (loaded: readonly string[]) =>
        new Set(
          loaded.flatMap((from) =>
            [...reach(this, from)].flatMap((module) => [...(idsByModule.get(module) ?? [])]),
          ),
        )
      const first = idsOf(entries(this, entry))
      const its = [...lazyModules.keys()].filter((target) => lazyModules.get(target) === name)
      const beyond = [...idsOf(its)].filter((it) => !first.has(it))
      const ids = name === FIRST ? first : new Set(beyond)
      const messages = Object.entries(byLanguage[language] ?? {}).filter(([it]) => ids.has(it))
      const whole = compiled(language, Object.fromEntries(messages))
      const mark = new RegExp(`(["'\`])${id.slice(1)}\\1`)
      return { code: code.replace(mark, () => whole), map: null }
    },
  }
}

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>

const entries = (graph: Graph, entry: string): string[] =>
  [...graph.getModuleIds()].filter((id) => id.endsWith(entry))

/** Packages have no messages of this app, and do not import its modules. */
const isPackage = (id: string): boolean => id.includes('/node_modules/')

/** The module and all modules of this app that it imports statically, directly or not. */
function reach(graph: Graph, from: string): Set<string> {
  const found = new Set([from])
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!isPackage(imported)) found.add(imported)
    }
  }
  return found
}

/** `\0messages:site-fr` */
function readId(id: string): { name: string; language: string } {
  const at = id.lastIndexOf('-')
  return { name: id.slice(ID_PREFIX.length + 1, at), language: id.slice(at + 1) }
}

/** As an object literal, in the form that @lingui/core formats. */
function compiled(language: string, messages: Catalogue): string {
  const { source, errors } = createCompiledCatalog(language, messages, { namespace: 'json' })
  if (errors[0]) throw errors[0].error
  return JSON.stringify((JSON.parse(source) as { messages: unknown }).messages)
}

async function readAll(
  languages: readonly string[],
  catalogues: readonly string[],
): Promise<Record<string, Catalogue>> {
  const po = await getFormat('po', {}, 'en')
  const read = async (language: string): Promise<[string, Catalogue]> => {
    const files = catalogues.map((path) => `${path.replace('{locale}', language)}.po`)
    const parts = await Promise.all(files.map((file) => po.read(file, language)))
    const all = parts.flatMap((part) => Object.entries(part ?? {}))
    return [
      language,
      Object.fromEntries(
        all.flatMap(([id, { translation }]) => (translation ? [[id, translation]] : [])),
      ),
    ]
  }
  return Object.fromEntries(await Promise.all(languages.map(read)))
}
