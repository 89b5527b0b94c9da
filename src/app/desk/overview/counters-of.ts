import { looseList, looseNumber, looseObject, looseText } from '#lib/loose.ts'

/** The house's fixed counters, as any host tells them: those with a label and a number, each once. */
export function countersOf(value: unknown): { label: string; count: number }[] {
  const counters = new Map<string, number>()
  for (const one of looseList(value)) {
    const { label, count } = looseObject(one)
    const [text, number] = [looseText(label).trim(), looseNumber(count)]
    if (text !== '' && number !== null) counters.set(text, number)
  }
  return [...counters].map(([label, count]) => ({ label, count }))
}
