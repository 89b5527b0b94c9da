import { useQuery } from '@tanstack/react-query'
import { offline } from '#offline/offline.ts'
import { knownPeople, type KnownPerson } from '#offline/people.ts'
import { ownersQuery } from '#offline/reads/device-rows.ts'
import { useValue } from '#ui/use-value.ts'

/** A person who signed in on this device, with their outbox rows that are not settled. */
export interface PersonHere extends KnownPerson {
  /** Their outbox rows that wait to be sent. */
  waiting: number
  /** Their outbox rows that need a decision. */
  needYou: number
}

const PEOPLE = ['people'] as const
const nobody: readonly KnownPerson[] = []

/** Who signed in on this device, the latest first. */
export function usePeople(): readonly PersonHere[] {
  const people =
    useQuery({ queryKey: PEOPLE, queryFn: () => knownPeople(), staleTime: Infinity }).data ?? nobody
  const summaries = useQuery(ownersQuery()).data ?? []
  return people.map((person) => {
    const summary = summaries.find(({ actorKey }) => actorKey === `staff:${person.userId}`)
    return { ...person, waiting: summary?.waiting ?? 0, needYou: summary?.needYou ?? 0 }
  })
}

/** The same, as they were read last: for what is done outside of drawing. */
export const lastReadPeople = (): readonly KnownPerson[] =>
  offline().client.getQueryData(PEOPLE) ?? nobody

/** The one of them who is signed in; undefined where this device does not know them. */
export function useOwnPerson(): PersonHere | undefined {
  const session = useValue(offline().session)
  return usePeople().find(({ userId }) => userId === session?.userId)
}

/** A person who is not in that list and has outbox rows that are not settled. */
export interface OwnerHere {
  actorKey: string
  /** Null: guests who ordered on this device. */
  name: string | null
  entries: number
}

/** Whose entries wait on this device though they are not among those who signed in to stay. */
export function useOwnersBeside(people: readonly KnownPerson[]): readonly OwnerHere[] {
  const listed = new Set(people.map(({ userId }) => `staff:${userId}`))
  return (useQuery(ownersQuery()).data ?? [])
    .filter(({ actorKey }) => !listed.has(actorKey))
    .map(({ actorKey, actor, waiting, needYou }) => ({
      actorKey,
      name: actor.kind === 'staff' ? actor.name : null,
      entries: waiting + needYou,
    }))
}

/** Reads them again after a change on this device. */
export function readPeopleAnew(): Promise<void> {
  return offline().client.invalidateQueries({ queryKey: PEOPLE })
}
