import { useContent } from '#parts/use-content.ts'
import { useTextIn } from '#parts/use-text-in.ts'

/** The house rules. */
export function HouseRules() {
  const say = useTextIn()
  const { rules = [] } = useContent()
  return (
    <ul className="grid max-w-2xl list-disc gap-2 pl-5 text-ink-soft marker:text-primary">
      {rules.map((rule, at) => (
        <li key={at}>{say(rule)}</li>
      ))}
    </ul>
  )
}
