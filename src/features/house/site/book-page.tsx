import { Trans, useLingui } from '@lingui/react/macro'
import { BedDouble, LayoutGrid } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallOrWrite } from '../parts/call-or-write.tsx'
import { PageTop } from '../parts/page-top.tsx'
import { useHouse } from '../parts/use-house.ts'
import { houseServices } from '../services.ts'

/**
 * /book until its one cart is there: what it will be, and where what was wanted can be had now.
 * Understands the landing page's links (`step`, `add`, `mode`; spec 1 §2).
 */
export function BookPage() {
  const { t, i18n } = useLingui()
  const { name } = useHouse()
  const [params] = useSearchParams()
  const wanted = houseServices.find(({ id }) => id === params.get('add')?.toLowerCase())
  const service = wanted && i18n._(wanted.title)
  const room = params.get('step') === 'room'
  return (
    <main id="main" className="min-h-[70dvh]">
      <title>{`${t`Book`} – ${name}`}</title>
      <PageTop
        eyebrow={name}
        title={params.get('mode') === 'bundle' ? <Trans>Make a bundle</Trans> : <Trans>Book</Trans>}
        lead={
          <Trans>
            One booking across rooms, restaurant, cars, laundry and tours, paid once, with one
            confirmation: it opens here soon.
          </Trans>
        }
      />
      <div className="container-page grid gap-6 pb-16">
        <Alert
          tone="info"
          title={
            service === undefined ? (
              <Trans>Each service can be had by itself now</Trans>
            ) : (
              <Trans>You were about to add: {service}</Trans>
            )
          }
        >
          {service === undefined ? (
            <Trans>
              Rooms, the restaurant, cars, laundry and tours each take your order on their own page;
              we put everything on one bill at the house.
            </Trans>
          ) : (
            <Trans>
              Until the one booking opens, go to it directly; we put everything on one bill at the
              house.
            </Trans>
          )}
        </Alert>
        <div className="flex flex-wrap gap-2">
          {wanted && <ButtonLink to={wanted.to}>{service}</ButtonLink>}
          <ButtonLink
            to="/#rooms"
            variant={wanted && !room ? 'secondary' : 'primary'}
            icon={<BedDouble aria-hidden="true" />}
          >
            <Trans>Look for a room</Trans>
          </ButtonLink>
          <ButtonLink to="/services" variant="secondary" icon={<LayoutGrid aria-hidden="true" />}>
            <Trans>All services</Trans>
          </ButtonLink>
        </div>
        <CallOrWrite />
      </div>
    </main>
  )
}
