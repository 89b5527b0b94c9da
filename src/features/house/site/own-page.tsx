import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { pictureSrcSet } from '#contract/pictures.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { useContent } from '#parts/use-content.ts'
import { useTextIn } from '#parts/use-text-in.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { Container, PageHeader } from '#ui/page.tsx'
import { Picture } from '#ui/picture.tsx'
import { PlainText } from '#ui/plain-text.tsx'

/** /pages/<slug>: a page of the house's own, from what the device has of it too. */
export function OwnPage() {
  const { slug } = useParams()
  const say = useTextIn()
  const { pages } = useContent()
  // Nothing is known yet: the page may come in.
  if (pages === undefined) return <main id="main" className="min-h-[80dvh]" />
  const page = pages.find((one) => one.slug === slug)
  if (page === undefined) return <NoPage />
  return (
    <main id="main" className="py-8">
      <Container className="grid max-w-3xl gap-6">
        <title>{say(page.title)}</title>
        <PageHeader title={say(page.title)} />
        {page.picture !== null && (
          <Picture
            src={pictureUrl(page.picture)}
            srcSet={pictureSrcSet(page.picture)}
            sizes="(width >= 48rem) 48rem, 100vw"
            alt=""
            ratio="16/9"
            priority
            className="rounded-md"
          />
        )}
        <PlainText text={say(page.text)} className="text-lg" />
      </Container>
    </main>
  )
}

function NoPage() {
  const { t } = useLingui()
  return (
    <main
      id="main"
      className="container-page grid min-h-[70dvh] content-center justify-items-center gap-3 py-16 text-center"
    >
      <title>{t`This page is not here`}</title>
      <div className="h-36 [&>svg]:h-full">
        <DrawnLantern />
      </div>
      <h1 className="text-2xl">
        <Trans>This page is not here</Trans>
      </h1>
      <p className="max-w-md text-lg text-ink-soft">
        <Trans>The house has no page of this name any more.</Trans>
      </p>
      <ButtonLink to="/">
        <Trans>To the home page</Trans>
      </ButtonLink>
    </main>
  )
}
