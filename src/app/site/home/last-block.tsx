import { Trans } from '@lingui/react/macro'
import { CommonQuestions } from '#features/house/parts/common-questions.tsx'
import { GettingHere } from '#features/house/parts/getting-here.tsx'
import { Container, Section } from '#ui/page.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** Home's last block: getting here, and common questions (decisions.md). */
export function LastBlock() {
  return (
    <Container className="grid grid-cols-1 items-start gap-12 py-14 lg:grid-cols-2">
      <Section
        title={<Trans>Getting here</Trans>}
        action={
          <TextLink to="/map" standalone>
            <Trans>See the map</Trans>
          </TextLink>
        }
      >
        <GettingHere />
      </Section>
      <Section
        title={<Trans>Common questions</Trans>}
        action={
          <TextLink to="/appartment-info" standalone>
            <Trans>More about the house</Trans>
          </TextLink>
        }
      >
        <CommonQuestions />
      </Section>
    </Container>
  )
}
