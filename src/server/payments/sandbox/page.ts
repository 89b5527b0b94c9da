import { fromMinor } from '#domain/money.ts'
import type { Currency } from '#lib/currency.ts'
import { nightsOf } from '#domain/stays.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { formatDate } from '#lib/format-date.ts'
import { formatMoney } from '#lib/format-money.ts'
import { testCards } from '#lib/test-cards.ts'
import type { OrderItem } from '../provider.ts'
import type { CardError, CardField, Outcome } from './cards.ts'
import { STYLE_PATH } from './style.ts'
import { texts, type Language } from './texts.ts'

/** The sandbox's pages: plain HTML without a script; the style is a file of its own. */

export interface PageFrame {
  language: Language
  houseName: string
}

export interface PaymentView extends PageFrame {
  action: string
  items: readonly OrderItem[]
  currency: Currency
  charged: number
  returnPath: string
}

const ridge = `<svg class="ridge" viewBox="0 0 480 96" preserveAspectRatio="none" aria-hidden="true">
<path class="far" d="M0 70 60 34l44 22 58-42 62 40 46-18 58 30 60-34 92 46v58H0z"/>
<path class="mid" d="M0 84 72 56l50 18 66-34 70 36 58-20 70 26 94-30v44H0z"/>
<path class="near" d="M0 92 96 74l74 12 88-20 84 18 138-22v34H0z"/></svg>`

function page({ language, houseName }: PageFrame, title: string, body: string): string {
  const words = texts[language]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · ${escapeHtml(houseName)}</title>
<link rel="icon" href="/icons/favicon-48.png" type="image/png">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<header class="house"><p class="name">${escapeHtml(houseName)}</p><p class="tag">${words.sandbox}</p>${ridge}</header>
<main>
${body}
</main>
</body>
</html>
`
}

function summary(payment: PaymentView): string {
  const { language, items } = payment
  const words = texts[language]
  const lines = items.map((item) => {
    const when = whenOf(item, language)
    const days = when === '' ? '' : `<span class="when">${escapeHtml(when)}</span>`
    return `<li><span class="room">${escapeHtml(titleOf(item, language))}</span>${days}</li>`
  })
  return `<section class="summary" aria-labelledby="what">
<h2 id="what">${words.payingFor}</h2>
<ul>${lines.join('')}</ul>
<p class="total"><span>${words.total}</span><strong>${escapeHtml(amountOf(payment))}</strong></p>
</section>`
}

/** What has no name of the house's own is called in English: "Order no. 12", "Room 1". */
function titleOf({ title }: OrderItem, language: Language): string {
  const [, english = '', rest = ''] = /^(.+?)( \S+)?$/.exec(title) ?? []
  const { titles } = texts[language]
  return Object.hasOwn(titles, english) ? `${titles[english]}${rest}` : title
}

function whenOf({ kind, from, to }: OrderItem, language: Language): string {
  if (from === null) return ''
  const until = to ?? from
  const days = [...new Set([from, until])].map((day) =>
    formatDate(day, { locale: language, style: 'medium' }),
  )
  const nights = kind === undefined || kind === 'room' ? nightsOf(from, until) : 0
  return [days.join(' – '), ...(nights > 0 ? [texts[language].nights(nights)] : [])].join(' · ')
}

function amountOf({ currency, charged, language }: PaymentView): string {
  return formatMoney(fromMinor(charged, currency), currency, language)
}

type Errors = Partial<Record<CardField, CardError>>

const inputs: Record<CardField, string> = {
  number: 'inputmode="numeric" maxlength="23" placeholder="4242 4242 4242 4242"',
  name: 'maxlength="80" autocapitalize="words"',
  expiry: 'inputmode="numeric" maxlength="7" placeholder="09/30"',
  cvc: 'inputmode="numeric" maxlength="4" placeholder="123"',
}

function field(name: CardField, language: Language, errors: Errors, value: string): string {
  const words = texts[language]
  const error = errors[name]
  const hint = words.hints[name]
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return `<div class="field ${name}">
<label for="${name}">${words.fields[name]}</label>
${hint === undefined ? '' : `<p class="hint" id="${name}-hint">${hint}</p>`}
<input id="${name}" name="${name}" value="${escapeHtml(value)}" autocomplete="off" spellcheck="false" required ${inputs[name]}${
    described === '' ? '' : ` aria-describedby="${described}"`
  }${error === undefined ? '' : ' aria-invalid="true"'}>
${error === undefined ? '' : `<p class="error" id="${name}-error">${words.errors[name][error] ?? ''}</p>`}
</div>`
}

function errorSummary(language: Language, errors: Errors): string {
  const found = Object.entries(errors) as [CardField, CardError][]
  if (found.length === 0) return ''
  const words = texts[language]
  const list = found
    .map(([name, error]) => `<li><a href="#${name}">${words.errors[name][error] ?? ''}</a></li>`)
    .join('')
  return `<div class="mend" role="alert"><h2>${words.mend}</h2><ul>${list}</ul></div>`
}

function cardTable(language: Language): string {
  const words = texts[language]
  const rows = testCards
    .map(
      ({ number, brand, outcome }) =>
        `<tr><td><span class="digits">${number.replaceAll(' ', '\u00a0')}</span> <span class="brand">${brand}</span></td><td class="${outcome}">${words.outcomes[outcome]}</td></tr>`,
    )
    .join('')
  return `<section class="cards" aria-labelledby="cards">
<h2 id="cards">${words.cards}</h2>
<table><thead><tr><th scope="col">${words.card}</th><th scope="col">${words.whatItDoes}</th></tr></thead><tbody>${rows}</tbody></table>
<p class="hint">${words.anyOther}</p>
</section>`
}

/** The form. Only name and expiry are filled in again: never a number or a code. */
export function payPage(
  payment: PaymentView,
  errors: Errors = {},
  typed: { name: string; expiry: string } = { name: '', expiry: '' },
): string {
  const { language, action } = payment
  const words = texts[language]
  const one = (name: CardField, value = '') => field(name, language, errors, value)
  return page(
    payment,
    words.pay,
    `${summary(payment)}
<section class="pay" aria-labelledby="pay">
<h1 id="pay">${words.pay}</h1>
<p class="notice">${words.notReal}</p>
${errorSummary(language, errors)}
<form method="post" action="${escapeHtml(action)}">
${one('number')}
${one('name', typed.name)}
<div class="pair">${one('expiry', typed.expiry)}${one('cvc')}</div>
<button class="go" name="action" value="pay">${escapeHtml(words.payNow(amountOf(payment)))}</button>
<button class="leave" name="action" value="cancel" formnovalidate>${words.cancel}</button>
</form>
</section>
${cardTable(language)}`,
  )
}

/** The result, for a payer who opens the page again. */
export function settledPage(payment: PaymentView, outcome: Outcome): string {
  const words = texts[payment.language]
  const title = words.settled[outcome]
  return page(
    payment,
    title,
    `${summary(payment)}
<section class="pay"><h1>${title}</h1>
<p class="notice">${words.notReal}</p>
<p><a class="go" href="${escapeHtml(payment.returnPath)}">${words.back}</a></p></section>`,
  )
}

export function unknownPage(shown: PageFrame): string {
  const words = texts[shown.language]
  return page(
    shown,
    words.unknown,
    `<section class="pay"><h1>${words.unknown}</h1><p>${words.unknownMore}</p>
<p><a class="go" href="/">${words.back}</a></p></section>`,
  )
}
