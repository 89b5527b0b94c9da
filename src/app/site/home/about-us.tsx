import { useLingui } from '@lingui/react/macro'
import { FactIcon } from '#parts/fact-icon.tsx'
import { useContent } from '#parts/use-content.ts'
import { useHouseWords, useTextIn } from '#parts/use-text-in.ts'
import { Container, Section } from '#ui/page.tsx'

/** What the house is; nothing where it says nothing of itself. */
export function AboutUs() {
  const { t } = useLingui()
  const say = useTextIn()
  const { description } = useHouseWords()
  const { about = [] } = useContent()
  if (description === '' && about.length === 0) return null
  return (
    <Container className="py-14">
      <Section title={t`About Us`} lead={description || undefined}>
        {about.length > 0 && (
          <ul className="grid gap-6 sm:grid-cols-3">
            {about.map(({ icon, title, text }, at) => (
              <li key={at} className="grid content-start gap-1.5">
                <span className="mb-1 grid size-11 place-items-center rounded-md bg-primary-soft text-primary [&_svg]:size-6">
                  <FactIcon name={icon} />
                </span>
                <h3 className="text-lg">{say(title)}</h3>
                <p className="text-ink-soft">{say(text)}</p>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </Container>
  )
}
