import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { LoadingCards, Skeleton } from '#ui/skeleton.tsx'
import type { Tour } from '../data.ts'
import { noFilter, toursShown } from '../shown.ts'
import type { TourList } from '../use-tours.ts'
import { TourCard, type CardChoice } from './tour-card.tsx'

const ALL = 'all'

/** Search, categories, availability, and the cards (spec 2 §2). */
export function TourBrowser({
  list,
  choiceOf,
}: {
  list: TourList
  choiceOf: (tour: Tour) => CardChoice | null
}) {
  const { t } = useLingui()
  const [filter, setFilter] = useState(noFilter)
  const shown = toursShown(list.tours, filter)
  return (
    <section aria-label={t`Tours`} className="grid grid-cols-1 gap-5">
      {(list.loading || list.tours.length > 0) && (
        <>
          <SearchField
            label={t`Search tours`}
            placeholder={t`Search tours`}
            hideLabel
            value={filter.search}
            onChange={(search) => setFilter({ ...filter, search })}
          />
          <div className="grid gap-2">
            {list.categoriesComing && <Skeleton className="h-11 w-full" />}
            {!list.categoriesComing && list.categories.length > 0 && (
              <ChipGroup
                label={t`Category`}
                value={filter.categoryId ?? ALL}
                onChange={(id) => setFilter({ ...filter, categoryId: id === ALL ? null : id })}
                options={[
                  { value: ALL, label: t`All` },
                  ...list.categories.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            )}
            <CheckboxField
              label={t`Show only available`}
              checked={filter.onlyAvailable}
              onChange={(onlyAvailable) => setFilter({ ...filter, onlyAvailable })}
            />
          </div>
        </>
      )}
      {list.loading && <LoadingCards label={t`Loading tours…`} className={GRID} cards={4} />}
      {!list.loading && shown.length === 0 && (
        <EmptyState
          picture={<DrawnLantern />}
          title={list.tours.length === 0 ? t`No tours found.` : t`No tour fits these filters`}
          action={
            list.tours.length > 0 && (
              <Button variant="secondary" onClick={() => setFilter(noFilter)}>
                <Trans>Show all tours</Trans>
              </Button>
            )
          }
        />
      )}
      {shown.length > 0 && (
        <ul className={GRID}>
          {shown.map((tour) => (
            <li key={tour.id}>
              <TourCard tour={tour} choice={choiceOf(tour)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'
