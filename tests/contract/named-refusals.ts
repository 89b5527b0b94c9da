import { isErrorCode } from '#contract/errors.ts'
import { isReason, refusals, type WireRefusal } from '#contract/refusals/index.ts'
import { coerceList, coerceObject, type Fields } from '#lib/coerce.ts'
import { englishMessage } from '#server/pipeline/refusal.ts'

/** What is wrong with a sentence and its name; null: it is what the catalogue makes of them. */
function wrongWith(said: unknown, sentence: unknown): string | null {
  const { reason } = coerceObject(said)
  if (!isReason(reason)) return `"${String(sentence)}" has no reason, or none of the catalogue`
  const english = englishMessage(said as WireRefusal)
  return english === sentence ? null : `"${String(sentence)}" is not what ${reason} says`
}

function faultsOf(body: Fields): string[] {
  const { code, message, reason } = body
  const ofWhole = [
    isErrorCode(code) ? null : `${String(code)} is no code of the contract`,
    wrongWith(body, message),
    isReason(reason) && refusals[reason].code !== code ? `${reason} is no ${String(code)}` : null,
  ]
  const reasons = coerceObject(body.reasons)
  const ofFields = Object.entries(coerceObject(body.errors)).flatMap(([field, texts]) =>
    coerceList(texts).map((text, at) => wrongWith(coerceList(reasons[field])[at], text)),
  )
  return [...ofWhole, ...ofFields].filter((one) => one !== null)
}

/** Whatever the house refuses, alone or inside a batch, says so by a name of the catalogue. */
export function checkNamed(status: number, body: Fields): void {
  const refused = status >= 400 ? [body] : []
  for (const result of coerceList(body.results)) {
    const its = coerceObject(result)
    if (Number(its.status) >= 400) refused.push(coerceObject(its.body))
  }
  const faults = refused.flatMap(faultsOf)
  if (faults.length > 0) throw new Error(`A refusal without its name: ${faults.join('; ')}`)
}
