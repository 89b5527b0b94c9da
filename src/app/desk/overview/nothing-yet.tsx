import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { rooms as roomsQuery } from '#features/rooms/data.ts'
import { useMay } from '#parts/use-may.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { DrawnHouse } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** In place of twelve zeros: what somebody who begins can do next. */
export function NothingYet() {
  const rooms = useQuery(roomsQuery()).data?.rows
  const isAdmin = useMay('admin')
  if (rooms?.length === 0) {
    return (
      <EmptyState
        picture={<DrawnHouse />}
        title={<Trans>The house has no rooms yet</Trans>}
        text={
          <Trans>Once rooms are here, guests can book them, and their stays appear here.</Trans>
        }
        action={
          isAdmin && (
            <ButtonLink to="/dashboard/setup/rooms">
              <Trans>Add rooms</Trans>
            </ButtonLink>
          )
        }
      />
    )
  }
  return (
    <EmptyState
      picture={<DrawnHouse />}
      title={<Trans>All is ready for the first guest</Trans>}
      text={
        <Trans>
          What guests book on the site appears here. Enter phone bookings with “New booking”.
        </Trans>
      }
      action={
        <>
          <ButtonLink to="/" variant="secondary">
            <Trans>See the site</Trans>
          </ButtonLink>
          {isAdmin && (
            <>
              <ButtonLink to="/dashboard/settings?tab=data" variant="secondary">
                <Trans>Import lists</Trans>
              </ButtonLink>
              <ButtonLink to="/dashboard/setup" variant="secondary">
                <Trans>What is left of the set-up</Trans>
              </ButtonLink>
            </>
          )}
        </>
      }
    />
  )
}
