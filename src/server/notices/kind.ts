import { withoutAddresses } from '#domain/strangers-text.ts'
import type { Kysely } from 'kysely'
import type { Database, NoticeKind, NoticesTable } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import type { HouseSettings } from '../house-settings.ts'
import { asHtml, asText, type Block, type Page } from './blocks.ts'
import type { Letter } from './mail.ts'
import type { LetterLocale } from './words/letter-locale.ts'

/** What a notice is composed from: the rows as they are now. */
export interface NoticeContext {
  /** For what is made at the time of sending alone. */
  store: Store
  db: Kysely<Database>
  settings: HouseSettings
  locale: LetterLocale
  /** Without a slash at the end; null: unknown, so no links. */
  publicUrl: string | null
  now: Date
  notice: NoticesTable
  ids: readonly string[]
}

/** What goes out, each way by itself; null: not this way. */
export interface Composed {
  letter: Letter | null
  to: string | null
  replyTo?: string
  sms: { to: string; text: string } | null
}

/** Writes a kind of notice; null: there is nothing to say any more. */
export type Compose = (writing: NoticeContext) => Promise<Composed | null>

/** Who writes each kind: the services say so (services/notices.ts). */
export type Composers = Readonly<Record<NoticeKind, Compose>>

/** The foot of every letter, and both its forms. */
export function buildLetter(
  { settings, locale }: Pick<NoticeContext, 'settings' | 'locale'>,
  subject: string,
  page: Pick<Page, 'title' | 'blocks'>,
): Letter {
  const whole: Page = {
    language: locale.language,
    house: settings.name,
    title: page.title,
    blocks: page.blocks.flatMap(dropEmpty),
    footer: [settings.address, settings.phone].filter(Boolean),
  }
  return { subject: oneLine(subject), text: asText(whole), html: asHtml(whole) }
}

/** Without what the house has not said: a phone or an address of its own. */
function dropEmpty(block: Block): Block[] {
  if (block.kind === 'paragraph') return block.text === '' ? [] : [block]
  if (block.kind !== 'facts') return [block]
  return [{ ...block, rows: block.rows.filter(([, value]) => value !== '') }]
}

/** Subjects are one line: what a person typed has no say in the headers. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** Lines of something booked: what its guest wished for stands there in their own words. */
export function itemsOf(
  lines: readonly { title: string; detail: string; wished?: true }[],
): { title: string; detail: string }[] {
  return lines.map(({ title, detail, wished }) => ({
    title,
    detail: wished ? withoutAddresses(detail) : detail,
  }))
}
