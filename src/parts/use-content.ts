import { useQuery } from '@tanstack/react-query'
import type { Content } from '#contract/content.ts'
import { offline } from '#offline/offline.ts'
import { rowQuery } from '#offline/reads/row-query.ts'
import { useValue } from '#ui/use-value.ts'

/** What the house says of itself, as last received. */
export const contentQuery = () =>
  rowQuery({ resource: 'content', route: 'getContent', id: 'content' })

/**
 * What the house says of itself; nothing while it is not known yet, and with other hosts. An older
 * server, and an older row on the device, may lack parts.
 */
export function useContent(): Partial<Content> {
  return useFetched().data?.row ?? {}
}

/** Whether it may still come: what is drawn meanwhile is moved about when it does. */
export const useContentComing = (): boolean => useFetched().isLoading

function useFetched() {
  const foreign = useValue(offline().host) === 'foreign'
  return useQuery({ ...contentQuery(), enabled: !foreign })
}
