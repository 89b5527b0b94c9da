import { useQuery } from '@tanstack/react-query'
import { offline } from '#offline/offline.ts'
import { knownPeople, type KnownPerson } from '#offline/people.ts'

/** Somebody whom this device knows, and what of theirs is not settled with the house. */
export interface PersonHere extends KnownPerson {
  /** Entries of theirs that wait to be sent. */
  waiting: number
  /** Entries of theirs that need a decision. */
  needYou: number
}

const PEOPLE = ['people'] as const
const nobody: readonly KnownPerson[] = []

/** Starts like the outbox's own queries, so that it is read anew with them. */
const plightsQuery = {
  queryKey: ['outbox', 'people'],
  queryFn: async () => (await offline().device.ready())?.outbox.actors() ?? [],
  staleTime: Infinity,
}

/** Who signed in on this device, the latest first. */
export function usePeople(): readonly PersonHere[] {
  const people =
    useQuery({ queryKey: PEOPLE, queryFn: () => knownPeople(), staleTime: Infinity }).data ?? nobody
  const plights = useQuery(plightsQuery).data ?? []
  return people.map((person) => {
    const plight = plights.find(({ actorKey }) => actorKey === `staff:${person.userId}`)
    return { ...person, waiting: plight?.waiting ?? 0, needYou: plight?.needYou ?? 0 }
  })
}

/** After something changed about them, here. */
export function readPeopleAnew(): Promise<void> {
  return offline().client.invalidateQueries({ queryKey: PEOPLE })
}
