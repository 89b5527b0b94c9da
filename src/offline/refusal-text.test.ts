import { setupI18n } from '@lingui/core'
import { getFormat } from '@lingui/cli/api'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { refusals, type Reason } from '#contract/refusals/index.ts'
import { paramTexts } from '#contract/refusals/param-texts.ts'
import { services } from '#contract/services/all.ts'
import { bookingStatuses } from '#domain/stays.ts'
import { paymentStatuses } from '#domain/payments.ts'
import { compileMessage, type CompiledPart } from '#lib/compile-message.ts'
import { root } from '#tests/fixtures/paths.ts'
import { refusalText, refusalMessageOf, fieldMessagesOf } from './refusal-text.ts'

const po = await getFormat('po', {}, 'en')
const folder = fileURLToPath(new URL('../locales/refusals/site/', import.meta.url))

const sentSentences = join(root, 'tests/fixtures/sent-sentences.json')

/** A language as its catalogue has it. */
async function speaker(locale: string) {
  const catalogue = (await po.read(`${folder}${locale}.po`, locale)) ?? {}
  const entries = Object.entries(catalogue).map(([id, { translation = '' }]) => [id, translation])
  const messages: Record<string, string> = Object.fromEntries(entries)
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  i18n.setMessagesCompiler(compileMessage)
  return Object.assign(i18n, { texts: messages })
}

const english = await speaker('en')
const french = await speaker('fr')
const kinyarwanda = await speaker('rw')

const said = (body: unknown, i18n = english, message: string | null = null) =>
  refusalText({ message, body }, i18n)

describe('a refusal that has a name', () => {
  const left = (count: number) => ({ message: 'x', reason: 'seats_left', params: { left: count } })

  it('is worded here, its numbers and days as the reader writes them', () => {
    expect(said(left(3), french)).toBe('Il ne reste que 3 places à cette heure.')
    expect(said(left(1), french)).toBe('Il ne reste qu’une place à cette heure.')
    expect(said(left(0), french)).toBe('Toutes nos tables sont prises à cette heure.')
    const late = { reason: 'time_has_passed', params: { time: '19:00', date: '2026-06-30' } }
    expect(said(late)).toBe('The time you asked for, 19:00 on 30 Jun 2026, has passed.')
    expect(said(late, french)).toBe('L’heure demandée, 19:00 le 30 juin 2026, est passée.')
    expect(said(late, kinyarwanda)).toContain('ku wa 30 Kam. 2026')
    // The hours as the pages write them.
    const closed = { reason: 'restaurant_closed', params: { open: '07:00', close: '22:30' } }
    expect(said(closed)).toContain('from 7\u00a0AM to 10:30\u00a0PM.')
    expect(said(closed, french)).toContain('de 7\u00a0h à 22\u00a0h\u00a030.')
    const long = { reason: 'too_long', params: { maximum: 2000 } }
    expect(said(long)).toBe('May be at most 2,000 characters long.')
    expect(said(long, french)).toContain('2\u00a0000')
  })

  it('says states, steps and fields in the reader’s language, and names as they are', () => {
    const params = { noun: 'order', status: 'preparing', seen: 'pending' }
    const changed = { reason: 'entry_changed', params }
    expect(said(changed)).toBe('This order is preparing now; you saw it as pending.')
    expect(said(changed, french)).toBe(
      'L’état de cette commande est maintenant «\u00a0en préparation\u00a0»\u00a0; vous l’avez vue «\u00a0en attente\u00a0».',
    )
    const room = { reason: 'room_changed', params: { fields: ['price per night', 'capacity'] } }
    expect(said(room, french)).toContain('prix par nuit, capacité')
    // A room may be called what a state is called.
    expect(said({ reason: 'room_not_free', params: { room: 'ready' } }, french)).toContain('ready')
  })

  it('is the house’s sentence where this app does not know the name', () => {
    const newer = { message: 'The moon is full.', reason: 'full_moon', params: { nights: 2 } }
    expect(said(newer, french)).toBe('The moon is full.')
    expect(said({ message: 'x', reason: 'toString' }, french)).toBe('x')
  })

  it('stands whatever comes for its parameters', () => {
    for (const params of [null, 'x', [1], { left: null }, { left: { a: 1 } }]) {
      expect(() => said({ reason: 'seats_left', params }, french)).not.toThrow()
    }
  })

  it('says what is wrong with each field, and repeats nothing', () => {
    const errors = { phone: ['Must be at least 9 characters long.', 'x'], name: ['y'] }
    const reasons = {
      phone: [{ reason: 'too_short', params: { minimum: 9 } }, { reason: 'not_a_phone' }],
      name: [{ reason: 'of_tomorrow' }],
    }
    const body = { message: 'x', reason: 'data_invalid', errors, reasons }
    expect(fieldMessagesOf(body, french)).toEqual({
      phone: ['9 caractères au moins.', 'Doit être un numéro de téléphone valable.'],
      name: ['y'],
    })
    const one = { reason: 'add_items', errors: { items: ['a'], more: ['b'] } }
    const both = { items: [{ reason: 'add_items' }], more: [{ reason: 'add_items' }] }
    expect(said({ ...one, reasons: both })).toBe('Add some items first.')
  })
})

describe('a refusal without a name', () => {
  it('is read from its sentence, with what it fills in', () => {
    expect(said({ message: 'No longer available: Beer, Pie.' }, french)).toBe(
      'Plus disponible\u00a0: Beer, Pie.',
    )
    expect(said(null, french, 'Only 4 seats are left at that time.')).toBe(
      'Il ne reste que 4 places à cette heure.',
    )
    expect(said(null, french, 'A rental that is active cannot be approved.')).toBe(
      'Une location à l’état «\u00a0en cours\u00a0» ne peut pas être approuvée.',
    )
  })

  // As servers sent them before refusals had names: never changed. One that the catalogue says
  // otherwise by now goes into old-sentences.ts as it stood.
  it('is known for every sentence that a house has sent', () => {
    const sent = JSON.parse(readFileSync(sentSentences, 'utf8')) as string[]
    expect(sent.length).toBeGreaterThan(300)
    const unknown = (text: string) => said(null, french, text) === text
    expect(sent.filter(unknown)).toEqual([])
    expect(unknown('Nobody has ever sent this.')).toBe(true)
  })

  it('stands as it is in English, and where no house of ours ever said it', () => {
    const late = 'The time you asked for, 19:00 on 2026-06-30, has passed.'
    expect(said({ message: late })).toBe(late)
    const errors = { phone: ['This field is required.'], name: ['Nobody here is called so.'] }
    expect(said({ message: 'The given data was invalid.', errors }, french)).toBe(
      'Les données envoyées ne sont pas valables.\nphone: Ce champ est obligatoire.\nname: Nobody here is called so.',
    )
  })

  it('is null where nothing was said', () => {
    for (const body of [null, 'x', { errors: 'x' }, { errors: { a: 1 } }]) {
      expect(said(body)).toBeNull()
    }
    expect(refusalText(null, english)).toBeNull()
    expect(refusalMessageOf(null, english)).toBe('')
  })
})

/** What a message fills in, however deep in its forms. */
function placeholders(parts: readonly CompiledPart[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return []
    const [name, , forms = {}] = part
    const within = Object.values(forms).flatMap((form) =>
      typeof form === 'number' ? [] : placeholders(form),
    )
    return [name, ...within]
  })
}
const fillsIn = (message: string) => [...new Set(placeholders(compileMessage(message)))].toSorted()

describe('every reason', () => {
  const reasons = Object.keys(refusals) as Reason[]

  /** Reasons that a language does not say, or not with what the English fills in. */
  function unsaid(texts: Readonly<Record<string, string>>): Reason[] {
    return reasons.filter((reason) => {
      const { id, message } = refusals[reason]
      const text = texts[id] ?? ''
      return text === '' || fillsIn(text).join() !== fillsIn(message).join()
    })
  }

  it.each([
    ['English', english],
    ['French', french],
    ['Kinyarwanda', kinyarwanda],
  ])('has its words in %s, with the same parameters', (_, i18n) => {
    expect(reasons.length).toBeGreaterThan(250)
    expect(unsaid(i18n.texts)).toEqual([])
    const { id } = refusals.seats_left
    expect(unsaid({ ...i18n.texts, [id]: 'All is full.' })).toEqual(['seats_left'])
  })

  it('is said otherwise in French and Kinyarwanda than in English', () => {
    for (const { texts } of [french, kinyarwanda]) {
      expect(reasons.filter((one) => texts[refusals[one].id] === refusals[one].message)).toEqual([])
      expect(paramTexts.filter(({ id }) => !texts[id])).toEqual([])
    }
  })

  it('has words for each status and step that it may fill in', () => {
    const words = new Set<string>(paramTexts.map(({ message }) => message))
    const filledIn = [
      ...bookingStatuses,
      ...paymentStatuses,
      ...services.flatMap(({ steps, done }) => [...steps.statuses, ...Object.values(done)]),
    ]
    expect(filledIn.filter((one) => !words.has(one.replaceAll('_', '-')))).toEqual([])
    const params = { noun: 'reservation', status: 'no_show', verb: 'seated' }
    expect(said({ reason: 'step_not_possible', params }, french)).toContain('non venue')
  })
})
