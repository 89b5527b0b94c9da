import { houseColor } from '#domain/settings.ts'
import { withoutAddresses } from '#domain/strangers-text.ts'
import { brandTokens } from '#lib/brand-tokens.ts'
import type { Kysely } from 'kysely'
import type { Database, NoticeKind, NoticesTable } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import type { HouseSettings } from '../house-settings.ts'
import { asHtml, asText, type Block, type Colours, type Page } from './blocks.ts'
import type { Letter } from './mail.ts'
import type { LetterLocale } from './texts/letter-locale.ts'

/** The input of a notice: the rows as they are now. */
export interface NoticeContext {
  /** For what is created at the time of sending only. */
  store: Store
  db: Kysely<Database>
  settings: HouseSettings
  locale: LetterLocale
  /** Without a trailing slash; null: unknown, so no links. */
  publicUrl: string | null
  now: Date
  notice: NoticesTable
  ids: readonly string[]
}

/** The messages by channel; null: not on this channel. */
export interface Composed {
  letter: Letter | null
  to: string | null
  replyTo?: string
  sms: { to: string; text: string } | null
}

/** Composes a kind of notice; null: there is nothing to send any more. */
export type Compose = (writing: NoticeContext) => Promise<Composed | null>

/** The composer of each kind; services register theirs (services/notices.ts). */
export type Composers = Readonly<Record<NoticeKind, Compose>>

/** A house that chose a colour has it in its letters, as on its site. */
function coloursOf({ primary_color }: HouseSettings): Colours {
  if (primary_color === houseColor) return { primary: '#1E5B41', deep: '#133D2C' }
  const { day } = brandTokens(primary_color)
  return { primary: day.primary, deep: day['primary-deep'] }
}

/** Adds the footer, and renders text and HTML. */
export function buildLetter(
  { settings, locale }: Pick<NoticeContext, 'settings' | 'locale'>,
  subject: string,
  page: Pick<Page, 'title' | 'blocks'>,
): Letter {
  const whole: Page = {
    language: locale.language,
    house: settings.name,
    colours: coloursOf(settings),
    title: page.title,
    blocks: page.blocks.flatMap(dropEmpty),
    footer: [settings.address, settings.phone].filter(Boolean),
  }
  return { subject: oneLine(subject), text: asText(whole), html: asHtml(whole) }
}

/** To the guest of a booking, by letter and SMS where the house sends them. */
export function toGuest(
  { settings: { notify }, notice }: NoticeContext,
  letter: Letter,
  text: string,
): Composed {
  return {
    letter: notify.booking_email ? letter : null,
    to: notice.to_email,
    sms: notify.booking_sms && notice.to_phone !== null ? { to: notice.to_phone, text } : null,
  }
}

/** Drops what is not set, such as the property's phone or address. */
function dropEmpty(block: Block): Block[] {
  if (block.kind === 'paragraph') return block.text === '' ? [] : [block]
  if (block.kind !== 'facts') return [block]
  return [{ ...block, rows: block.rows.filter(([, value]) => value !== '') }]
}

/** Keeps user input out of the mail headers: subjects are one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** Lines of something booked. A guest's own wish is shown without addresses. */
export function itemsOf(
  lines: readonly { title: string; detail: string; wished?: true }[],
): { title: string; detail: string }[] {
  return lines.map(({ title, detail, wished }) => ({
    title,
    detail: wished ? withoutAddresses(detail) : detail,
  }))
}
