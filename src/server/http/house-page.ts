import { brotliCompressSync, constants } from 'node:zlib'
import type { House } from '#contract/house.ts'
import { textIn } from '#domain/texts.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { Asset } from './assets.ts'

/**
 * The app's page with the house in it: its name and description for whoever reads no further than the
 * page, and its public settings, so that the first paint waits for no request (offline/reads/house-query.ts).
 * Made again when the house is another.
 */
export function housePages(built: Buffer): (house: House) => Asset {
  const page = built.toString()
  let made: { of: string; asset: Asset } | undefined
  return (house) => {
    const of = JSON.stringify(house)
    if (made?.of !== of) {
      const content = Buffer.from(withHouse(page, house, of))
      made = { of, asset: new Asset('/index.html', content, () => compressed(content)) }
    }
    return made.asset
  }
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const compressed = (content: Buffer) => brotliCompressSync(content, quality)

function withHouse(page: string, house: House, json: string): string {
  const { name, words, language = 'en' } = house
  const said = [words?.headline, words?.tagline, words?.description].flatMap(
    (texts) => textIn(texts, language) || [],
  )
  const data = `<script type="application/json" id="house">${json.replaceAll('<', String.raw`\u003c`)}</script>`
  return page
    .replace('<html lang="en">', () => `<html lang="${escapeHtml(language)}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(name)}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*"/,
      (_, start: string) => `${start}${escapeHtml(house.description || house.tagline || name)}"`,
    )
    .replace('<noscript>', () =>
      [
        '<noscript>',
        `<h1>${escapeHtml(name)}</h1>`,
        ...said.map((one) => `<p>${escapeHtml(one)}</p>`),
      ].join(''),
    )
    .replace('</head>', () => `${data}</head>`)
}
