import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCompiledCatalog, getFormat } from '@lingui/cli/api'
import { describe, expect, it } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const po = await getFormat('po', {}, 'en')

/** `id` tells apart what one English text means in two places (its context). */
type Translation = { id: string; source: string; said: string }

/** A catalogue's messages by their source; English stands in the source itself. */
async function read(part: string, locale: string): Promise<Translation[]> {
  const catalogue = (await po.read(`${here}${part}/${locale}.po`, locale)) ?? {}
  return Object.entries(catalogue).map(([id, { message, translation }]) => ({
    id,
    source: message ?? '',
    said: translation ?? '',
  }))
}

const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.po'),
)
const partOf = (file: string): string => file.slice(0, -'/en.po'.length)

/** `app/site`, `restaurant/desk`: who says it, and to whom. */
const parts = [...new Set(files.map(partOf))].toSorted()

// Kinyarwanda is for the guest's screens: the desk has none, on purpose.
const spoken = parts.flatMap((part) =>
  part.endsWith('/desk')
    ? [{ part, locale: 'fr' }]
    : ['fr', 'rw'].map((locale) => ({ part, locale })),
)
const complete = await Promise.all(
  spoken.map(async ({ part, locale }) => ({
    part,
    locale,
    english: await read(part, 'en'),
    messages: await read(part, locale),
  })),
)

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
  const pieces = typeof compiled === 'string' ? [compiled] : compiled
  const words = pieces.filter((part) => typeof part === 'string')
  const args = pieces.filter((part) => typeof part !== 'string')
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

it('finds the catalogues of the app and of every feature', () => {
  expect(parts).toEqual(expect.arrayContaining(['app/desk', 'app/site', 'restaurant/site']))
})

describe.each(complete)('$locale of $part', ({ english, messages }) => {
  it('says everything the English says, and nothing else', () => {
    const sources = (list: readonly Translation[]) => list.map(({ source }) => source).toSorted()
    expect(messages.length).toBeGreaterThan(0)
    expect(sources(messages)).toEqual(sources(english))
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
})

describe.each(['fr', 'rw'])('%s', (locale) => {
  it('says alike what several catalogues say: they are one on the device', () => {
    const said = new Map<string, Set<string>>()
    for (const { messages } of complete.filter((catalogue) => catalogue.locale === locale)) {
      for (const { id, said: text } of messages) {
        said.set(id, (said.get(id) ?? new Set()).add(text))
      }
    }
    expect([...said].filter(([, texts]) => texts.size > 1)).toEqual([])
  })
})

it('has no narrow no-break space anywhere: neither of our fonts draws it', () => {
  for (const name of files) {
    expect(readFileSync(here + name, 'utf8').includes('\u202f'), name).toBe(false)
  }
})
