import { Trans } from '@lingui/react/macro'
import { Mail, MapPin } from 'lucide-react'
import { mailTo } from '#lib/contact-links.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { useHouse } from '#parts/use-house.ts'
import { useHouseWords, useTextIn } from '#parts/use-text-in.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { Logo } from '#ui/logo.tsx'
import { PlainText } from '#ui/plain-text.tsx'
import { Ridge } from '#ui/ridge.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** In place of the site until the owner has opened the house, and while it is closed to new requests. */
export default function OpeningSoon() {
  const { name, address, phone, email, logo_url, closed } = useHouse()
  const { tagline } = useHouseWords()
  const text = useTextIn()(closed ?? undefined)
  return (
    <main id="main" className="relative grid min-h-dvh grid-rows-[1fr_auto] overflow-hidden">
      <title>{name}</title>
      <div className="container-page grid max-w-xl content-center justify-items-center gap-5 py-16 text-center">
        <Logo name={name} src={pictureUrl(logo_url)} className="*:last:whitespace-normal" />
        <h1 className="text-3xl">
          {closed ? <Trans>Closed for now</Trans> : <Trans>Opening soon</Trans>}
        </h1>
        {tagline !== '' && <p className="text-lg">{tagline}</p>}
        {!closed ? (
          <p className="text-ink-soft">
            {(phone || email) === '' ? (
              <Trans>
                We are making the house ready. Rooms can be booked here as soon as it opens.
              </Trans>
            ) : (
              <Trans>
                We are making the house ready. Rooms can be booked here as soon as it opens; until
                then we are glad to hear from you.
              </Trans>
            )}
          </p>
        ) : text !== '' ? (
          <PlainText text={text} />
        ) : (
          <p className="text-ink-soft">
            <Trans>The house takes no new requests at the moment.</Trans>
          </p>
        )}
        {closed && (
          <ButtonLink to="/requests">
            <Trans>What you have booked</Trans>
          </ButtonLink>
        )}
        {address !== '' && (
          <p className="flex items-center gap-2">
            <MapPin className="size-5 shrink-0" />
            {address}
          </p>
        )}
        <div className="flex flex-wrap justify-center gap-2">
          <CallButton phone={phone} variant="secondary" />
          {email !== '' && (
            <ButtonLink href={mailTo(email)} variant="secondary" icon={<Mail />}>
              {email}
            </ButtonLink>
          )}
        </div>
        <p>
          <TextLink standalone to="/login">
            <Trans>Staff sign-in</Trans>
          </TextLink>
        </p>
      </div>
      <Ridge className="h-40" />
    </main>
  )
}
