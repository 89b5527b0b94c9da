import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { openingHours } from '#domain/hours.ts'
import { callTo, mailTo } from '#lib/contact-links.ts'
import { ClosedDates, OpeningTimes } from '#parts/opening-hours.tsx'
import { useHouse } from '#parts/use-house.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader, Section } from '#ui/page.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { MessageForm } from './message-form.tsx'

/** How to reach the house, and a form to write to it (spec 1 §2). */
export default function ContactPage() {
  const { t } = useLingui()
  const house = useHouse()
  const { name, address, phone, email } = house
  return (
    <main
      id="main"
      className="container-page grid grid-cols-1 gap-10 pt-[calc(var(--over-page)+2rem)] pb-16"
    >
      <title>{`${t`Contact Us`} – ${name}`}</title>
      <PageHeader
        title={<Trans>Contact Us</Trans>}
        lead={<Trans>Ask anything: a person at the house reads it.</Trans>}
      />
      <div className="grid grid-cols-1 items-start gap-10 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Section title={<Trans>Write to us</Trans>}>
          <Card padding="md">
            <MessageForm />
          </Card>
        </Section>
        <Section title={<Trans>Reach us</Trans>}>
          <ul className="grid gap-4">
            {address !== '' && (
              <Fact icon={<MapPin />} label={t`Address`}>
                {address}
              </Fact>
            )}
            {phone !== '' && (
              <Fact icon={<Phone />} label={t`Phone`}>
                <TextLink href={callTo(phone)} standalone>
                  {phone}
                </TextLink>
              </Fact>
            )}
            {email !== '' && (
              <Fact icon={<Mail />} label={t`Email`}>
                <TextLink href={mailTo(email)} standalone>
                  {email}
                </TextLink>
              </Fact>
            )}
            <Fact icon={<Clock />} label={t`Hours`}>
              <OpeningTimes of={openingHours(house).desk} daily />
              <ClosedDates />
            </Fact>
          </ul>
          <div className="grid gap-2 overflow-hidden rounded-md border border-line bg-sunken">
            <img
              src="/contours.svg"
              alt=""
              loading="lazy"
              className="h-36 w-full object-cover opacity-60"
            />
            <p className="px-4 pb-3">
              <TextLink to="/map" standalone>
                <Trans>See the map</Trans>
              </TextLink>
            </p>
          </div>
        </Section>
      </div>
    </main>
  )
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-primary">
      {icon}
      <div className="grid">
        <span className="note">{label}</span>
        <span className="font-medium">{children}</span>
      </div>
    </li>
  )
}
