import { toCents } from '#domain/money.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { ServiceCard } from '#parts/service-card.tsx'
import { Price } from '#ui/shown-currency.tsx'
import { PerUnit } from '../parts/service-rules.tsx'
import { useServices, useTexts } from '../use-services.ts'

/** The house's own services as cards among those that are built in; none where it has none. */
export function CustomCards({ level }: { level?: 2 | 3 }) {
  const { offered } = useServices()
  const textsOf = useTexts()
  return offered.map((service) => {
    const { name, text } = textsOf(service)
    return (
      <ServiceCard
        key={service.id}
        level={level}
        to={`/services/${service.slug}`}
        title={name}
        picture={pictureUrl(service.image_path)}
        note={
          <>
            <Price cents={toCents(service.price)} /> <PerUnit unit={service.unit} />
          </>
        }
      >
        <span className="line-clamp-3">{text}</span>
      </ServiceCard>
    )
  })
}
