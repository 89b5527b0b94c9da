import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { ServicePicture } from '#parts/service-picture.tsx'
import { useServiceCards } from '#parts/use-shown-services.ts'
import { TextLink } from '#ui/text-link.tsx'

/** `/book` opens at its services with this one added (spec 1 §2). */
const addAddress = (id: string) =>
  `/book?${new URLSearchParams({ step: 'services', add: id }).toString()}`

/** Each service with a link into the cart, and with links to its own pages. */
export function Services() {
  const { i18n } = useLingui()
  const cards = useServiceCards()
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((service) => {
        const name = service.title
        return (
          <Card as="li" key={service.id} padding="none" className="flex flex-col">
            <ServicePicture src={service.picture} icon={service.service.icon} />
            <div className="flex flex-1 flex-col gap-2 p-4">
              <CardTitle>{name}</CardTitle>
              <p className="text-ink-soft">{service.text}</p>
              <div className="mt-auto flex flex-wrap items-center gap-x-4 pt-1">
                <ButtonLink to={addAddress(service.id)} variant="secondary">
                  <Trans>Add {name}</Trans>
                </ButtonLink>
                {service.doors?.map(({ to, label }) => (
                  <TextLink key={to} to={to} standalone>
                    {i18n._(label)}
                  </TextLink>
                ))}
              </div>
            </div>
          </Card>
        )
      })}
    </ul>
  )
}
