import { Trans } from '@lingui/react/macro'
import { BedDouble, Mail, Phone, UtensilsCrossed } from 'lucide-react'
import { ButtonLink } from '#ui/button-link.tsx'
import { useHouse } from '../../house.ts'

/** The banner: welcome, tagline, phone and e-mail, over the house at first light (spec 1 §2). */
export function Hero() {
  const { tagline, phone, email } = useHouse()
  return (
    <section className="relative isolate min-h-[36rem] overflow-hidden bg-[#abcbd4] text-on-tip sm:min-h-[40rem] dark:bg-primary-deeper dark:text-on-deep">
      <picture>
        <source media="(width >= 40rem)" srcSet="/drawings/hero-wide.svg" />
        <img
          src="/drawings/hero-phone.svg"
          alt=""
          fetchPriority="high"
          className="absolute inset-0 -z-10 size-full object-cover object-bottom dark:brightness-[0.42]"
        />
      </picture>
      <div className="container-page grid gap-5 pt-[calc(var(--over-page)+1.5rem)] pb-[16rem] sm:pt-[calc(var(--over-page)+3rem)] sm:pb-[18rem]">
        <div className="grid max-w-xl gap-3">
          <h1 className="text-2xl sm:text-3xl">
            <Trans>Wake up above the clouds</Trans>
          </h1>
          {tagline !== '' && <p className="text-lg font-medium">{tagline}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            to="/restaurant"
            size="lg"
            icon={<UtensilsCrossed aria-hidden="true" />}
            className="dark:bg-tip dark:text-on-tip dark:hover:bg-tip-hover"
          >
            <Trans>Order from our kitchen</Trans>
          </ButtonLink>
          <ButtonLink
            href="#rooms"
            size="lg"
            variant="secondary"
            icon={<BedDouble aria-hidden="true" />}
          >
            <Trans>See our rooms</Trans>
          </ButtonLink>
        </div>
        <ul className="flex flex-wrap gap-x-6 font-semibold">
          {phone !== '' && (
            <li>
              <a href={`tel:${phone.replaceAll(' ', '')}`} className={CONTACT}>
                <Phone aria-hidden="true" className="size-5" />
                {phone}
              </a>
            </li>
          )}
          {email !== '' && (
            <li>
              <a href={`mailto:${email}`} className={CONTACT}>
                <Mail aria-hidden="true" className="size-5" />
                {email}
              </a>
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}

const CONTACT = 'inline-flex min-h-11 items-center gap-2 underline-offset-3 hover:underline'
