import { Trans, useLingui } from '@lingui/react/macro'
import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { callTo, mailTo } from '#lib/contact-links.ts'
import { offline } from '#offline/offline.ts'
import { useHouse } from '#parts/use-house.ts'
import { useMenuPages } from '#parts/use-menu-pages.ts'
import { useHouseWords } from '#parts/use-text-in.ts'
import { Band } from '#ui/band.tsx'
import { cx } from '#ui/cx.ts'
import { Link } from '#ui/link.tsx'
import { HouseLogo } from '../../house-logo.tsx'
import { FOOTER_LINKS } from './footer-links.ts'
import { footerExtra, footerNav } from './nav-items.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

const PROFILES = [
  ['facebook', 'Facebook'],
  ['twitter', 'Twitter'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
] as const
/** Not among those of the documents. */
const FURTHER_PROFILES = [
  ['whatsapp', 'WhatsApp'],
  ['tripadvisor', 'TripAdvisor'],
] as const

const LINK = 'inline-flex min-h-11 items-center gap-2 hover:underline underline-offset-3'

/** Every part the documents name (spec 1 §2), from the house's settings. */
export default function Footer() {
  const { t, i18n } = useLingui()
  // Of every page, as the footer is; a first load does without both.
  useHeadingFocus()
  const house = useHouse()
  const { description } = useHouseWords()
  const ownPages = [
    ...(house.has_terms ? [{ to: '/terms', name: t`Terms` }] : []),
    ...useMenuPages(),
  ]
  // Hosts that know the documents alone have the four links whatever they say (spec 1 §2).
  const profiles = [
    ...PROFILES.filter(([name]) => house.social[name] || house.words === undefined),
    ...FURTHER_PROFILES.filter(([name]) => house.social[name]),
  ]
  const year = new Intl.DateTimeFormat('en', { timeZone: house.timezone, year: 'numeric' }).format(
    offline().clock.now(),
  )
  return (
    <footer className="bg-primary-deep text-on-deep-soft print:hidden [&_:focus-visible]:outline-tip">
      <Band className="h-3" />
      <div className="container-page grid pair gap-x-6 gap-y-8 py-12 lg:grid-cols-[2fr_1.5fr_1fr_1fr]">
        <div className="col-span-full grid content-start gap-3 md:col-span-1">
          <HouseLogo tone="deep" className="*:last:whitespace-normal" />
          {description !== '' && <p className="max-w-sm">{description}</p>}
        </div>
        {(house.address || house.phone || house.email) !== '' && (
          <FooterPart title={t`Find us`} className="col-span-full md:col-span-1">
            {house.address !== '' && (
              <li className="flex min-h-11 items-center gap-2">
                <MapPin className="size-5 shrink-0" />
                <span>{house.address}</span>
              </li>
            )}
            {house.phone !== '' && (
              <li>
                <a href={callTo(house.phone)} className={LINK}>
                  <Phone className="size-5 shrink-0" />
                  {house.phone}
                </a>
              </li>
            )}
            {house.email !== '' && (
              <li>
                <a href={mailTo(house.email)} className={LINK}>
                  <Mail className="size-5 shrink-0" />
                  {house.email}
                </a>
              </li>
            )}
          </FooterPart>
        )}
        <FooterPart id={FOOTER_LINKS} title={t`Quick links`}>
          {[...footerNav, ...footerExtra].map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={LINK}>
                {i18n._(label)}
              </Link>
            </li>
          ))}
          {ownPages.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className={LINK}>
                {name}
              </Link>
            </li>
          ))}
        </FooterPart>
        {profiles.length > 0 && (
          <FooterPart title={t`Follow us`}>
            {profiles.map(([name, label]) => (
              <li key={name}>
                <a
                  href={house.social[name] || `https://www.${name}.com/`}
                  className={LINK}
                  rel="noreferrer"
                >
                  {label}
                </a>
              </li>
            ))}
          </FooterPart>
        )}
      </div>
      {/* On a phone what floats over the page lies below the last line. */}
      <p className="container-page border-t border-on-deep/15 pt-5 pb-20 text-sm sm:pb-5">
        <Trans>
          © {year} {house.name}. All rights reserved.
        </Trans>
      </p>
    </footer>
  )
}

function FooterPart({
  id,
  title,
  className,
  children,
}: {
  id?: string
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <section id={id} className={cx('grid content-start gap-1', className)}>
      <h2 className="text-lg text-on-deep">{title}</h2>
      <ul className="grid">{children}</ul>
    </section>
  )
}
