import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NamedCategory } from '#contract/catalogue-manage.ts'
import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { overlay, ghostId } from '#offline/reads/overlay.ts'
import { ReadError, type Cached } from '#offline/reads/types.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { rawCategories, rawEntries } from './data.ts'
import { categoryOf, entryOf, type Category, type Entry } from './entry.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import { offerDescriptors } from '#parts/catalogue/descriptors.ts'
import { notYetIn, type OfferRow } from '#parts/catalogue/overlay.ts'
import { isOpen, openSteps } from '../open-steps.ts'
import { rowInGroup } from '#parts/row-in-group.ts'

export interface Catalogue {
  /**
   * Entries with waiting operations applied; undefined while nothing is cached and the first answer
   * is awaited.
   */
  entries: readonly Entry[] | undefined
  /** By position, then by name, including waiting ones. */
  categories: readonly Category[]
  cached: Cached<ResourceRow> | undefined
  error: ReadError | null
  categoriesError: ReadError | null
  /** Operations that the server does not have yet, by entry id, oldest first. */
  open: ReadonlyMap<string, OperationRow[]>
  /** All of this person's operations, ended ones too. */
  operations: readonly OperationRow[]
  refetch: () => void
}

const noRows: readonly ResourceRow[] = []

const errorOf = (error: unknown) => (error instanceof ReadError ? error : null)

/** Cached rows with the operations that still wait applied. */
function withOverlays(
  resource: Parameters<typeof overlay>[0],
  cached: Cached<ResourceRow>,
  operations: readonly OperationRow[],
  descriptors: OperationDescriptors,
): readonly ResourceRow[] {
  return overlay(resource, cached.rows, notYetIn(operations, cached.asOf), descriptors)
}

/** One kind of the house's offer with waiting operations applied. */
export function useCatalogue(kind: Kind): Catalogue {
  const operations = useDeviceRows()
  const descriptors = useMemo(() => offerDescriptors(kind), [kind])
  const groups = useQueries({
    queries: [kind.category].filter((one) => one !== null).map(rawCategories),
  })[0]
  const list = useEntries(kind, groups?.data)
  const groupRows = groups?.data
  const resource = kind.category?.resource
  const categories = useMemo(
    () =>
      groupRows === undefined || resource === undefined
        ? []
        : withOverlays(resource, groupRows, operations, descriptors)
            .map((row) => categoryOf(row as NamedCategory))
            .toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'en')),
    [groupRows, operations, resource, descriptors],
  )
  const { cached } = list
  const entries = useMemo(() => {
    if (cached === undefined) return undefined
    const byId = new Map(categories.map((one) => [one.id, one]))
    return withOverlays(kind.resource, cached, operations, descriptors).map((row) =>
      entryOf(kind, row as OfferRow, byId),
    )
  }, [kind, cached, operations, categories, descriptors])
  return {
    entries,
    categories,
    cached,
    error: list.error,
    categoriesError: errorOf(groups?.error),
    open: useMemo(() => openByEntry(kind, operations), [kind, operations]),
    operations,
    refetch() {
      void groups?.refetch()
      list.refetch()
    },
  }
}

interface List {
  cached: Cached<ResourceRow> | undefined
  error: ReadError | null
  refetch: () => void
}

/** All rows of a kind, read by category where the path has one. */
function useEntries(kind: Kind, categories: Cached<ResourceRow> | undefined): List {
  const isGrouped = kind.categoryInPath === true
  const list = useQueries({
    queries: isGrouped
      ? (categories?.rows ?? noRows).map(({ id }) => rawEntries(kind, id))
      : [rawEntries(kind)],
    combine: combineLists,
  })
  // No category, so no dish: once that is known.
  const isEmpty = isGrouped && categories?.rows.length === 0
  return isEmpty ? { ...list, cached: categories } : list
}

interface Answer {
  data: Cached<ResourceRow> | undefined
  error: unknown
  refetch: () => unknown
}

/** Several lists as one, as old as the oldest of them; undefined while none is here. */
function combineLists(answers: readonly Answer[]): List {
  const all = answers.map(({ data }) => data).filter((one) => one !== undefined)
  const [first] = all.toSorted((a, b) => ((a.asOf ?? '') < (b.asOf ?? '') ? -1 : 1))
  const outdated = all.find(({ cause, refusal }) => cause !== undefined || refusal !== undefined)
  const error = answers.map((one) => errorOf(one.error)).find((one) => one !== null)
  return {
    cached: first && {
      ...(outdated ?? first),
      rows: all.flatMap(({ rows }) => rows),
      asOf: first.asOf,
    },
    error: error ?? null,
    refetch: () => answers.forEach((one) => void one.refetch()),
  }
}

/**
 * Open operations of a kind by entry id, oldest first, including the one that creates the entry.
 */
export function openByEntry(
  { routes }: Kind,
  operations: readonly OperationRow[],
): Map<string, OperationRow[]> {
  const own: readonly string[] = Object.values(routes)
  return openSteps(operations, own, (operation) => {
    if (!isOpen(operation)) return undefined
    const makes = operation.route === routes.create
    return makes ? (operation.madeId ?? ghostId(operation)) : rowInGroup(operation)
  })
}
