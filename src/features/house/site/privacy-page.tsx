import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { bookYearsOf } from '#domain/countries.ts'
import { useContent } from '#parts/use-content.ts'
import { useHouse } from '#parts/use-house.ts'
import { useTextIn } from '#parts/use-text-in.ts'
import { PlainText } from '#ui/plain-text.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CallOrWrite } from '../parts/call-or-write.tsx'
import { PageTop } from '../parts/page-top.tsx'
import { useAnchor } from '../parts/use-anchor.ts'
import { ConsentForm } from './consent-form.tsx'
import { DataRequestForm } from './data-request.tsx'

/**
 * /privacy: what is stored where and how long, and consent (decisions.md). Each line must be true.
 */
export function PrivacyPage() {
  const { t } = useLingui()
  const house = useHouse()
  const { name, payments } = house
  const own = useTextIn()(useContent().privacy)
  useAnchor()
  return (
    <main id="main">
      <title>{`${t`Privacy`} – ${name}`}</title>
      <PageTop
        title={<Trans>Privacy</Trans>}
        lead={
          <Trans>
            We keep what it takes to have you as our guest, and nothing to follow you around: no
            advertising, no counting of visitors, no cookies.
          </Trans>
        }
      />
      {own !== '' && (
        <section className="container-page grid gap-3 pb-10">
          <h2 className="text-xl">{name}</h2>
          <PlainText text={own} className="max-w-3xl" />
        </section>
      )}
      <div className="container-page grid grid-cols-1 gap-10 pb-16 md:grid-cols-2">
        <Part id="device" title={<Trans>On this device</Trans>}>
          <li>
            <Trans>
              What you asked the house for, with the name, phone number and e-mail you gave: until
              it is done, and 30 days more, so that you can follow it on{' '}
              <TextLink to="/requests">Your requests</TextLink>.
            </Trans>
          </li>
          <li>
            <Trans>
              What you typed into a form and have not sent: until you send or clear it. Card numbers
              and passwords are never kept.
            </Trans>
          </li>
          <li>
            <Trans>
              A copy of what everyone may see: rooms, prices, published reviews, which nights are
              taken. This lets the site work without internet.
            </Trans>
          </li>
          <li>
            <Trans>
              Your language and currency, and a random number that tells this device from others
              when it sends.
            </Trans>
          </li>
          <li>
            <Trans>
              All of it stays in this browser. Clearing this site’s data there removes it at once;
              send what waits first.
            </Trans>
          </li>
        </Part>
        <Part id="house" title={<Trans>At the house</Trans>}>
          <li>
            <Trans>
              Bookings, orders and payments, with your name and how to reach you. They are the
              house’s books and are kept as long as the law asks for books.
            </Trans>
          </li>
          <li>
            <Trans>
              Messages and reviews you write. A review is shown with the name you put under it, once
              the house has published it; ask, and we take it down.
            </Trans>
          </li>
          <li>
            <Trans>
              The addresses of confirmations by e-mail or SMS are removed from the list of what was
              sent after 30 days, and the copies that guard against doing a request twice after 90.
            </Trans>
          </li>
          <li>
            <Trans>
              Who of the staff changed what, and when. The server’s log holds no names, numbers or
              codes.
            </Trans>
          </li>
        </Part>
        <Part id="others" title={<Trans>Who else sees it</Trans>}>
          <li>
            {payments === 'pesapal' ? (
              <Trans>
                When you pay online, Pesapal takes the payment: it learns your name, how to reach
                you and the amount from us, and your card or phone account from you.
              </Trans>
            ) : payments === 'none' ? (
              <Trans>Nobody takes payments online for this house.</Trans>
            ) : (
              <Trans>
                Paying online is a trial at this house: it stays on the house’s own server and takes
                test cards only.
              </Trans>
            )}
          </li>
          <li>
            <Trans>
              Whoever carries our e-mail and SMS, for the message they carry. Nobody else, unless
              the law orders it.
            </Trans>
          </li>
          <li>
            <Trans>
              A link to a map or a social network is only a link: nothing is loaded from there
              before you follow it.
            </Trans>
          </li>
        </Part>
        <Part id="consent" title={<Trans>Your say</Trans>}>
          <li>
            <Trans>
              Sending a request is your consent that the house uses what is in it to carry it out.
              We write to you about that and nothing else, unless you asked for more.
            </Trans>
          </li>
          <li>
            <Trans>
              You may see what we have of you, have it corrected, or have it removed where no law
              holds it. You may take back a consent at any time.
            </Trans>
          </li>
          <li>
            <Trans>
              Removed are your name, how to reach you and your words. Bookings and payments stay as
              figures without you; receipts stay as they are{' '}
              <Plural
                value={bookYearsOf(house)}
                _0="as long as the tax law asks"
                one="for # year, as the tax law asks"
                other="for # years, as the tax law asks"
              />
              . It is done once nothing of yours is open or unpaid.
            </Trans>
          </li>
          <li>
            <Trans>
              So that an old back-up does not bring you back, the house keeps scrambled marks of
              your phone number and e-mail, beside its back-ups too. They say nothing without the
              house’s key.
            </Trans>
          </li>
          <li className="-ml-5 list-none pt-2 [&::marker]:content-none">
            <DataRequestForm />
          </li>
          <li className="-ml-5 list-none pt-2 [&::marker]:content-none">
            <ConsentForm />
          </li>
          <li className="-ml-5 list-none pt-2 [&::marker]:content-none">
            <CallOrWrite />
          </li>
        </Part>
      </div>
    </main>
  )
}

function Part({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className="grid content-start gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid list-disc gap-2.5 pl-5 text-ink-soft marker:text-primary">{children}</ul>
    </section>
  )
}
