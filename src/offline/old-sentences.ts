import { refusals, type Reason, type WireRefusal } from '#contract/refusals/index.ts'
import type { Value } from '#contract/refusals/refusal.ts'
import { compileMessage, type CompiledPart } from '#lib/compile-message.ts'

/**
 * What servers said before refusals had names, and what waits here since then: English sentences. A
 * sentence of the catalogue is known by its words; one that reads otherwise by now stands below, as
 * it was sent. Rows wait for weeks: nothing is taken from this list.
 */
const sentAs: Partial<Record<Reason, readonly string[]>> = {
  another_sum: ['The house has another sum of this by now. Please look again.'],
  move_price_changed: ['This move costs something else than it said when it was confirmed.'],
  room_state_changed: ['Something else was said of this room meanwhile.'],
  hands_full: ['The house has its hands full. It is tried again in a moment.'],
  stay_partly_gone: ['Part of your stay cannot be had any more.'],
  terms_changed: ['What cancelling costs has changed. Please look again.'],
  link_used_up: ['This link does not work any more. Please ask for a new one.'],
  draft_changed: ['A colleague changed the draft meanwhile. Please look at it again.'],
  consent_given_anew: ['This consent was given anew since.'],
  payment_voided: ['This payment was voided. Record it anew.'],
  stands_on_receipt: [
    'This payment stands on receipt no. {receipt}: it cannot be changed. Void it with a reason, and record it anew.',
  ],
  no_such_letter: ['There is no such letter about this stay.'],
  letter_not_sent_again: ['This letter cannot be sent again from the stay.'],
}

interface Reading {
  pattern: RegExp
  reason: Reason
  /** What a form of a plural or select says by being there. */
  fixed: Record<string, Value>
}

interface PartialReading {
  source: string
  fixed: Record<string, Value>
}

const literal = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`)

/** Each text that a message can give: one for every form of its plurals and selects. */
function readingsOf(parts: readonly CompiledPart[], counted?: string): PartialReading[] {
  let all: PartialReading[] = [{ source: '', fixed: {} }]
  for (const part of parts) {
    const next = readingsOfPart(part, counted)
    all = all.flatMap((one) =>
      next.map(({ source, fixed }) => ({
        source: one.source + source,
        fixed: { ...one.fixed, ...fixed },
      })),
    )
  }
  return all
}

function readingsOfPart(part: CompiledPart, counted: string | undefined): PartialReading[] {
  if (part === '#') return [{ source: String.raw`(?<${counted}>\d+)`, fixed: {} }]
  if (typeof part === 'string') return [{ source: literal(part), fixed: {} }]
  const [name, kind, forms] = part
  if (kind === undefined || forms === undefined) return [{ source: `(?<${name}>.+?)`, fixed: {} }]
  return Object.entries(forms).flatMap(([form, inner]) =>
    typeof inner === 'number'
      ? []
      : readingsOf(inner, kind === 'select' ? undefined : name).map(({ source, fixed }) => ({
          source,
          fixed: { ...fixedBy(name, kind, form), ...fixed },
        })),
  )
}

function fixedBy(name: string, kind: string, form: string): Record<string, Value> {
  if (kind === 'select') return { [name]: form }
  return form === 'other' ? {} : { [name]: form === 'one' ? 1 : Number(form.replace('=', '')) }
}

let readings: readonly Reading[] | undefined

function readAll(): readonly Reading[] {
  return (Object.keys(refusals) as Reason[]).flatMap((reason) =>
    [refusals[reason].message, ...(sentAs[reason] ?? [])].flatMap((message) =>
      readingsOf(compileMessage(message)).map(({ source, fixed }) => ({
        pattern: new RegExp(`^${source}$`),
        reason,
        fixed,
      })),
    ),
  )
}

/** The reason behind a sentence of an older server; undefined: it is none that a server ever sent. */
export function reasonOfSentence(text: string): WireRefusal | undefined {
  readings ??= readAll()
  for (const { pattern, reason, fixed } of readings) {
    const found = pattern.exec(text)
    if (found === null) continue
    const filled = Object.entries(found.groups ?? {}).map(([name, value]) => [
      name,
      /^\d+$/.test(value) ? Number(value) : value,
    ])
    return { reason, params: { ...fixed, ...Object.fromEntries(filled) } }
  }
  return undefined
}
