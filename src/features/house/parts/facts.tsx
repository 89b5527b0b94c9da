import type { Content } from '#contract/content.ts'
import { FactIcon } from '#parts/fact-icon.tsx'
import { useTextIn } from '#parts/use-text-in.ts'
import { PlainText } from '#ui/plain-text.tsx'
import { Fact } from './fact.tsx'

/** Facts as the house wrote them; items of a list. */
export function Facts({ of }: { of: Content['about'] }) {
  const say = useTextIn()
  return of.map(({ icon, title, text }, at) => (
    <Fact key={at} icon={<FactIcon name={icon} />} title={say(title)}>
      <PlainText text={say(text)} />
    </Fact>
  ))
}
