import { serviceKinds, serviceOf, type ServiceKind } from '#contract/services/index.ts'
import { greetedAs } from '#domain/strangers-text.ts'
import { loadOwn, type Own } from '../cancellations/index.ts'
import type { Block } from '../../notices/blocks.ts'
import { calendarFile } from '../../notices/calendar.ts'
import { serviceEvents } from './own-events.ts'
import { serverOf } from './registry.ts'
import { itemsOf, buildLetter, type Compose, type NoticeContext } from '../../notices/kind.ts'

const kindOf = (name: string) => serviceKinds.find((one) => one === name)

/** Not confirmed, or no more. */
const isNot = new Set(['pending', 'cancelled', 'no-show'])

/** To the guest: the house has accepted a meal, started laundry, approved a car or tour, kept a table. */
const serviceConfirmed: Compose = async (writing) => {
  const { db, ids, notice, settings, locale, now } = writing
  const kind = kindOf(notice.subject_kind)
  const [id = ''] = ids
  if (kind === undefined) return null
  const { language, texts } = locale
  const own = await loadOwn(db, { kind, ids: [id] }, { settings, language, now })
  if (own === undefined || isNot.has(own.status)) return null
  const w = serverOf(kind).letters[language]
  const when = whenOf(writing, own)
  const events = serviceEvents(writing, own)
  const letter = {
    ...buildLetter(writing, w.subject(settings.name, own.code), {
      title: w.title,
      blocks: blocksFor(writing, kind, own, when),
    }),
    ...(events.length > 0 && { calendar: calendarFile(events, settings.timezone, now) }),
  }
  return {
    letter: settings.notify.booking_email ? letter : null,
    to: notice.to_email,
    sms:
      settings.notify.booking_sms && notice.to_phone !== null
        ? {
            to: notice.to_phone,
            text: texts.serviceSms(settings.name, w.title, when, own.code, settings.phone),
          }
        : null,
  }
}

function whenOf({ locale }: NoticeContext, { confirmedFor, ...own }: Own): string {
  const { day, time } = confirmedFor ?? own
  return [day === null ? '' : locale.day(day, 'full'), time].filter(Boolean).join(', ')
}

function blocksFor(writing: NoticeContext, kind: ServiceKind, own: Own, when: string): Block[] {
  const { settings, locale, publicUrl } = writing
  const { language, texts } = locale
  const w = serverOf(kind).letters[language]
  const link = { kind: 'link' as const, label: texts.confirmed.cancelHere }
  return [
    { kind: 'paragraph', text: texts.hello(greetedAs(own.customer.name)) },
    { kind: 'paragraph', text: w.lead },
    { kind: 'code', label: texts.code, code: own.code },
    { kind: 'paragraph', text: texts.codeUse },
    { kind: 'list', title: w.what, items: itemsOf(own.lines) },
    {
      kind: 'facts',
      rows: [
        ...(when === '' ? [] : [[w.when, when] as [string, string]]),
        ...(serviceOf(kind).payment === null ? [] : moneyFacts(writing, own)),
        [texts.confirmed.where, settings.address],
        [texts.confirmed.phone, settings.phone],
      ],
    },
    ...(publicUrl === null ? [] : [{ ...link, url: `${publicUrl}/cancel-bookings` }]),
    { kind: 'paragraph', text: texts.callUs(settings.phone) },
  ]
}

function moneyFacts({ locale }: NoticeContext, own: Own): [string, string][] {
  const w = locale.texts.confirmed
  const money = (cents: number) => locale.money(cents, own.currency)
  const facts: [string, string][] = [[w.total, money(own.total)]]
  if (own.held >= own.total) return [...facts, [w.paid, w.paidInFull]]
  if (own.held > 0) facts.push([w.paid, money(own.held)])
  return [...facts, [w.toPay, money(own.total - own.held)]]
}

export const notices = { service_confirmed: serviceConfirmed }
