import { useLingui } from '@lingui/react/macro'
import { Mail, Phone } from 'lucide-react'
import { callTo, mailTo } from '#lib/contact-links.ts'
import { useHouse } from '#parts/use-house.ts'

/** Phone and e-mail, right under the banner (spec 1 §2). */
export function ContactStrip() {
  const { t } = useLingui()
  const { phone, email } = useHouse()
  if (phone === '' && email === '') return null
  return (
    <section aria-label={t`Contact`} className="bg-primary-deep text-on-deep [&_svg]:text-tip">
      <div className="container-page sm:*:justify-center py-1.5 [&_a]:focus-visible:outline-tip">
        <ContactLinks />
      </div>
    </section>
  )
}

/** The house's phone and e-mail, each a link, where it has them. */
export function ContactLinks() {
  const { phone, email } = useHouse()
  return (
    <div className="flex flex-wrap items-center gap-x-10 font-semibold [&_svg]:size-5">
      {phone !== '' && (
        <a href={callTo(phone)} className={CONTACT}>
          <Phone />
          {phone}
        </a>
      )}
      {email !== '' && (
        <a href={mailTo(email)} className={CONTACT}>
          <Mail />
          {email}
        </a>
      )}
    </div>
  )
}

const CONTACT = 'inline-flex min-h-11 items-center gap-2 underline-offset-3 hover:underline'
