import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCompiledCatalog, getFormat } from '@lingui/cli/api'
import { describe, expect, it } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const po = await getFormat('po', {}, 'en')

type Translation = { source: string; said: string }

/** A catalogue's messages by their source; English stands in the source itself. */
async function read(part: string, locale: string): Promise<Translation[]> {
  const catalogue = (await po.read(`${here}${part}/${locale}.po`, locale)) ?? {}
  return Object.values(catalogue).map(({ message, translation }) => ({
    source: message ?? '',
    said: translation ?? '',
  }))
}

const english = {
  site: await read('site', 'en'),
  desk: await read('desk', 'en'),
}
// Kinyarwanda is for the guest's screens: the desk has none, on purpose.
const complete = [
  { part: 'site', locale: 'fr', messages: await read('site', 'fr') },
  { part: 'desk', locale: 'fr', messages: await read('desk', 'fr') },
  { part: 'site', locale: 'rw', messages: await read('site', 'rw') },
] as const

/** `['#', ' dishes']`, `[['name']]`, `[['n', 'plural', { one: […], other: […] }]]`: Lingui's own form. */
type Compiled = string | (string | [string, string?, Record<string, Compiled>?])[]

/** The message as the build compiles it; throws where it is none. */
function compile(message: string): Compiled {
  const { source, errors } = createCompiledCatalog('en', { it: message }, { namespace: 'json' })
  if (errors[0]) throw errors[0].error
  return (JSON.parse(source) as { messages: { it: Compiled } }).messages.it
}

/** What a translation must not change: placeholders, tags, and the forms of a plural with theirs. */
function frame(compiled: Compiled): unknown[] {
  const parts = typeof compiled === 'string' ? [compiled] : compiled
  const words = parts.filter((part) => typeof part === 'string')
  const args = parts.filter((part) => typeof part !== 'string')
  return [
    words.flatMap((word) => (word === '#' ? ['#'] : (word.match(/<\/?\d+\/?>/g) ?? []))).toSorted(),
    ...args
      .map(([name, kind, forms = {}]) =>
        kind === undefined
          ? [name]
          : [name, kind, Object.entries(forms).map(([form, said]) => [form, frame(said)])],
      )
      .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
  ]
}

describe.each(complete)('$locale of the $part', ({ part, messages }) => {
  it('says everything the English says, and nothing else', () => {
    const sources = (list: readonly Translation[]) => list.map(({ source }) => source).toSorted()
    expect(messages.length).toBeGreaterThan(100)
    expect(sources(messages)).toEqual(sources(english[part]))
    expect(messages.filter(({ said }) => said.trim() === '')).toEqual([])
  })

  it('is made of messages that compile', () => {
    for (const { said } of messages) expect(() => compile(said), said).not.toThrow()
  })

  it('keeps placeholders, tags and plural forms', () => {
    for (const { source, said } of messages) {
      expect(frame(compile(said)), `${said}, for "${source}"`).toEqual(frame(compile(source)))
    }
  })

  it('writes the apostrophe as ’, since a straight one quotes in these messages', () => {
    expect(messages.filter(({ said }) => said.includes("'"))).toEqual([])
  })
})

/** What French wants before and after these signs; hours and addresses are never in the messages. */
const badSpacing = /(?:^|[^\u00a0])[:;!?»]|«(?!\u00a0)|\u00a0(?![:;!?»{])(?<![«#]\u00a0)/u

describe('French', () => {
  const french = complete.filter(({ locale }) => locale === 'fr')

  it.each(['Oui ?', 'Oui?', '« oui »', 'Deux points: ici', 'de\u00a0trop'])(
    'would not let %j pass',
    (planted) => expect(planted).toMatch(badSpacing),
  )

  it('stands a no-break space off : ; ! ? and inside « »', () => {
    const wrong = french.flatMap(({ messages }) =>
      messages.filter(({ said }) => badSpacing.test(said)),
    )
    expect(wrong).toEqual([])
  })

  it('says alike what both catalogues say: at the desk, the desk’s stands over the site’s', () => {
    const [site, desk] = french.map(
      ({ messages }) => new Map(messages.map(({ source, said }) => [source, said])),
    )
    const shared = [...desk!].filter(([source]) => site!.has(source))
    expect(shared.length).toBeGreaterThan(0)
    expect(shared).toEqual(shared.map(([source]) => [source, site!.get(source)]))
  })
})

it('has no narrow no-break space anywhere: neither of our fonts draws it', () => {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  const catalogues = files.filter((name) => name.endsWith('.po'))
  expect(catalogues.length).toBe(6)
  for (const name of catalogues) {
    expect(readFileSync(here + name, 'utf8').includes('\u202f'), name).toBe(false)
  }
})
