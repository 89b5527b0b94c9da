import { plainReason, type PlainReason } from '../../pipeline/refusal.ts'
import type { PayByCard } from '#contract/rentals.ts'
import {
  readCard,
  type CardError,
  type CardField,
  type CardForm,
  type ReadCard,
} from '../../payments/sandbox/cards.ts'
import { refuse } from '../../pipeline/endpoint.ts'

/**
 * Reads the card of a pay call, nested or flat (spec 2 §3). What is typed lives as long as the call:
 * an outcome and a masked reference leave, and errors name fields, never what was in them.
 */

/** Paths of a card's fields in a body. */
type FieldPaths = Record<'number' | 'name' | 'month' | 'year' | 'cvc', string>

const nested: FieldPaths = {
  number: 'card.number',
  name: 'card.name',
  month: 'card.exp_month',
  year: 'card.exp_year',
  cvc: 'card.cvc',
}
const flat: FieldPaths = {
  number: 'card_number',
  name: 'card_holder',
  month: 'exp_month',
  year: 'exp_year',
  cvc: 'cvc',
}

type CardInput = Record<keyof FieldPaths, string>

const textOf = (value: string | number | undefined): string => String(value ?? '').trim()

function readInput({ card, ...body }: PayByCard): { input: CardInput; paths: FieldPaths } {
  const its =
    card ??
    ({
      number: body.card_number,
      name: body.card_holder,
      exp_month: body.exp_month,
      exp_year: body.exp_year,
      cvc: body.cvc,
    } as const)
  const input = {
    number: textOf(its.number),
    name: textOf(its.name),
    month: textOf(its.exp_month),
    year: textOf(its.exp_year),
    cvc: textOf(its.cvc),
  }
  return { input, paths: card === undefined ? flat : nested }
}

/** Which of the body's fields each part of the card's form is. */
const partOf: Record<CardField, keyof FieldPaths> = {
  number: 'number',
  name: 'name',
  expiry: 'month',
  cvc: 'cvc',
}

/** The documents' words where they name some (spec 2 §5). */
const reasons: Record<CardField, Partial<Record<CardError, PlainReason>>> = {
  number: { invalid: 'card_number_invalid' },
  name: { invalid: 'card_name_invalid' },
  expiry: { invalid: 'card_expiry_invalid', expired: 'card_expired' },
  cvc: { invalid: 'card_cvc_invalid' },
}

/**
 * What this card does. Throws `validation` with the fields of the shape that was sent, and
 * `conflict` for any card that is not a test card: devices send a body that is refused with 422
 * once more in the other shape, and somebody's own card must not go over the link twice.
 *
 * @param today `YYYY-MM-DD` at the house
 */
export function cardOf(body: PayByCard, today: string): NonNullable<ReadCard['card']> {
  const { input, paths } = readInput(body)
  const missing = Object.entries(input).filter(([, text]) => text === '')
  if (missing.length > 0) {
    refuseFields(missing.map(([part]) => [paths[part as keyof FieldPaths], 'required']))
  }
  const { number, name, month, year, cvc } = input
  const form: CardForm = { number, name, expiry: `${month}/${year}`, cvc }
  const { card, errors } = readCard(form, today)
  if (card !== null) return card
  if (errors.number === 'real') {
    refuse('only_test_cards')
  }
  const wrong = Object.entries(errors) as [CardField, CardError][]
  return refuseFields(
    wrong.map(([field, error]) => [paths[partOf[field]], reasons[field][error] ?? 'not_valid']),
  )
}

function refuseFields(fields: readonly (readonly [string, PlainReason])[]): never {
  const its = Object.fromEntries(fields.map(([field, reason]) => [field, [plainReason(reason)]]))
  return refuse('data_invalid', { fields: its })
}
