/**
 * Text of unknown people in messages. Anybody can type anything into a form, and the server sends
 * letters about it to the address beside it. Only these functions put such text into a message.
 */

/** A greeting is short. */
const MAX_NAME = 40
const MAX_WORDS = 5

/** Maximum length of such a text in a message, in characters. */
const MAX_TEXT = 200

/** Control and format characters: they turn text round, hide it, or begin a new line. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]+/gu

/** Characters that programs read as a dot in an address. */
const otherDots = /[\u3002\uFF0E\uFF61\u2024\u00B7\u0701\u0702]/gu

/** Letters, and the marks between them in names all over the world. */
const nameLetters = /^[\p{L}\p{M} .,'’ʼ()&-]+$/u

/** Words of fraud messages; a person with such a name is greeted without it. */
const lures =
  /(?<!\p{L})(win(s|ner|ning)?|won|prize|lottery|jackpot|bitcoin|btc|crypto|usd|eur|rwf|dollars?|francs?|euros?|money|cash|free|click|gift|bonus|reward|claim|urgent|verify|account|password|pin|https?|www|argent|gagn\p{L}*|cadeau|gratuit\p{L}*|loterie|amafaranga)(?!\p{L})/iu

/** A name, a dot and a letter or more: mail programs make a link of most of them. */
const address = /[\p{L}\p{N}\p{M}_-]\.(?:\p{L}{2,}|xn--|\d{1,3}\.\d{1,3}\.\d)/u

/** One line in one Unicode form, so that texts that look alike are treated alike. */
function plain(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(unseen, '')
    .normalize('NFKC')
    .replaceAll(otherDots, '.')
    .replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replaceAll(unseen, '')
    .trim()
}

/**
 * The name for the greeting of a message; null: greet without a name. Null where it has an address,
 * a link, digits, money or words of fraud; a long name is cut between words.
 */
export function greetedAs(name: string): string | null {
  const said = plain(name)
  if (!nameLetters.test(said) || !/\p{L}/u.test(said)) return null
  if (address.test(said) || link.test(said) || lures.test(said)) return null
  const words = said.split(' ').slice(0, MAX_WORDS)
  while (words.length > 1 && words.join(' ').length > MAX_NAME) words.pop()
  const short = words.join(' ')
  return short.length <= MAX_NAME ? short : null
}

/** A word that a program could make a link of. */
const link =
  /\/\/|@|www\.|(?<![\p{L}\p{N}])www|(mailto|tel|sms|javascript|data|bitcoin|whatsapp):/iu
/** A number to call, over several words too. */
const calls = /\+?\d(?:[\s().-]{0,3}\d){6,}/gu

const GONE = '...'

/** A stranger's text for others: one line, no addresses, cut to length. */
export function withoutAddresses(text: string, limit: number = MAX_TEXT): string {
  const said = plain(text)
    .replaceAll(calls, GONE)
    .split(' ')
    .map((word) => (link.test(word) || address.test(word) ? GONE : word))
    .join(' ')
  const letters = [...said]
  if (letters.length <= limit) return said
  return `${letters
    .slice(0, limit - GONE.length)
    .join('')
    .trimEnd()}${GONE}`
}

/** The same line by line, to quote a person's own text to them. */
export function linesWithoutAddresses(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => withoutAddresses(line, 2000))
    .join('\n')
}
