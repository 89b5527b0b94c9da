import { addDays, isCalendarDay } from '../days.ts'

/** Days in the ways that people and spreadsheets write them. */

/** Whether 03/04 is the third of April, or the fourth of March. */
export type DayOrder = 'dmy' | 'mdy'

export type ReadDay = { day: string } | { wrong: 'unread' | 'order' }

/** The first letters of a month, without accents: English and French. */
const MONTHS: readonly RegExp[] = [
  /^jan/,
  /^fe[bv]/,
  /^mar(?!di)/,
  /^a[pv]r/,
  /^ma[iy]/,
  /^ju(n|in)/,
  /^ju(l|il)/,
  /^a(ug|ou)/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^dec/,
]

/** Spreadsheets count days from here; 60 was a day that never was, long before any of ours. */
const SERIAL_START = '1899-12-30'
const SERIALS = [36_526, 73_050] as const

const unread: ReadDay = { wrong: 'unread' }

const plain = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

function dayOf(year: string, month: number, date: string): ReadDay {
  const full = year.length === 2 ? `20${year}` : year
  const two = (part: string | number) => String(part).padStart(2, '0')
  const day = `${full}-${two(month)}-${two(date)}`
  return isCalendarDay(day) ? { day } : unread
}

const monthNamed = (name: string) => MONTHS.findIndex((one) => one.test(name)) + 1

/** `24 nov. 2026`, `Tuesday, November 24, 2026`, `le 24 novembre 2026`. */
function namedDay(text: string): ReadDay {
  const words = text.match(/[a-z]{3,}|\d+/g) ?? []
  const month = words.map(monthNamed).find((one) => one > 0)
  const numbers = words.filter((word) => /^\d/.test(word))
  const year = numbers.find((word) => word.length === 4) ?? numbers[1]
  const date = numbers.find((word) => word.length < 3)
  if (month === undefined || numbers.length !== 2 || !year || !date) return unread
  return dayOf(year, month, date)
}

/** Three numbers with something between: what they say, as far as they say it alone. */
function numbersOf(text: string) {
  const found = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d\d)$/.exec(text)
  if (found === null) return null
  const [, first = '', between = '', second = '', year = ''] = found
  return { first, second, year, dotted: between === '.' }
}

const withoutTime = (text: string) =>
  text.replace(/[t ,]+(at |a )?\d{1,2}[:h]\d\d(:\d\d(\.\d+)?)?( ?[ap]m)?z?$/, '')

/**
 * A day as `YYYY-MM-DD`. `order` where it can be read in two ways and nobody said which. Points
 * between the numbers are written where the day comes first.
 */
export function readDay(text: string, order: DayOrder | null): ReadDay {
  const said = withoutTime(plain(text))
  const iso = /^(\d{4})[-/.]?(\d\d?)[-/.]?(\d\d?)$/.exec(said)
  if (iso && (/\D/.test(said) || said.length === 8)) {
    return dayOf(iso[1] ?? '', Number(iso[2]), iso[3] ?? '')
  }
  if (/^\d{5}(\.\d+)?$/.test(said)) {
    const serial = Math.floor(Number(said))
    const fits = serial >= SERIALS[0] && serial <= SERIALS[1]
    return fits ? { day: addDays(SERIAL_START, serial) } : unread
  }
  const numbers = numbersOf(said)
  if (numbers === null) return namedDay(said)
  const { first, second, year, dotted } = numbers
  const dayFirst = dayOf(year, Number(second), first)
  if (dotted) return dayFirst
  const monthFirst = dayOf(year, Number(first), second)
  if ('wrong' in dayFirst || 'wrong' in monthFirst)
    return 'wrong' in dayFirst ? monthFirst : dayFirst
  if (dayFirst.day === monthFirst.day) return dayFirst
  if (order === null) return { wrong: 'order' }
  return order === 'dmy' ? dayFirst : monthFirst
}

/**
 * The order that the days of one file show: those above twelve say it for all, where they agree.
 * Null: they do not say.
 */
export function dayOrderOf(texts: Iterable<string>): DayOrder | null {
  let dmy = false
  let mdy = false
  for (const text of texts) {
    const numbers = numbersOf(withoutTime(plain(text)))
    if (numbers === null) continue
    if (numbers.dotted || Number(numbers.first) > 12) dmy = true
    else if (Number(numbers.second) > 12) mdy = true
  }
  if (dmy === mdy) return null
  return dmy ? 'dmy' : 'mdy'
}
