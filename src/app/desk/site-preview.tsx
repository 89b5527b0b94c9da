import { Trans } from '@lingui/react/macro'
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useContext, useMemo } from 'react'
import {
  Router,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
} from 'react-router-dom'
import { firstSight } from '#contract/content-parts.ts'
import type { ContentDraft, ContentRow } from '#contract/content.ts'
import { useDrafted } from '#features/content/desk/data.ts'
import { houseQuery } from '#offline/reads/house-query.ts'
import { ForRole } from '#parts/desk/for-role.tsx'
import { contentQuery } from '#parts/use-content.ts'
import { useHouse } from '#parts/use-house.ts'
import { BusyText } from '#ui/busy-text.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Router as Site } from '../router.tsx'

/** The site's addresses stand below this one. */
const BASE = '/dashboard/site/preview'

/** The whole site as a guest sees it, with the draft in the place of what is published. */
export default function SitePreview() {
  const { draft } = useDrafted()
  return (
    <ForRole least="admin">
      {draft === undefined ? (
        <BusyText>
          <Trans>Loading…</Trans>
        </BusyText>
      ) : (
        <WithDraft draft={draft}>
          <OwnAddresses>
            <Site />
          </OwnAddresses>
        </WithDraft>
      )}
      <div className="sticky bottom-0 z-40 flex flex-wrap items-center justify-between gap-2 border-t-2 border-waiting bg-waiting-ground px-4 py-2 text-waiting">
        <p className="font-semibold">
          <Trans>This is the draft. Guests do not see it yet.</Trans>
        </p>
        <ButtonLink to="/dashboard/site" variant="secondary" icon={<ArrowLeft />}>
          <Trans>Back to the editor</Trans>
        </ButtonLink>
      </div>
    </ForRole>
  )
}

/** The guest's screens ask as always; what the house says of itself is answered by the draft. */
function WithDraft({ draft, children }: { draft: ContentDraft; children: ReactNode }) {
  const outer = useQueryClient()
  const house = useHouse()
  const client = useMemo(() => {
    const made = new QueryClient({ defaultOptions: outer.getDefaultOptions() })
    const answer = (queryKey: readonly unknown[], row: object) => {
      made.setQueryDefaults(queryKey, { staleTime: Infinity })
      made.setQueryData(queryKey, { row, asOf: null, from: 'house' })
    }
    answer(contentQuery().queryKey, draft satisfies ContentRow)
    answer(houseQuery().queryKey, { ...house, ...firstSight(draft, house.language ?? 'en') })
    return made
  }, [outer, house, draft])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** A router of its own, so that every link of the site stays within the preview. */
function OwnAddresses({ children }: { children: ReactNode }) {
  const { navigator } = useContext(NavigationContext)
  const location = useLocation()
  return (
    // Routers do not nest: this one is told that it is the first.
    <LocationContext.Provider value={null as never}>
      <RouteContext.Provider value={{ outlet: null, matches: [], isDataRoute: false }}>
        <Router basename={BASE} location={location} navigator={navigator}>
          {children}
        </Router>
      </RouteContext.Provider>
    </LocationContext.Provider>
  )
}
