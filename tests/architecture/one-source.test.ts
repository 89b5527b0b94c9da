import { expect, it } from 'vitest'
import { isTestFile, readSources } from './source.ts'

/**
 * The desk's pictures and counts are made with the rows of everybody on the device: whoever asks the
 * outbox for one person's rows by name shows a room free that a colleague sold on the same tablet.
 * Guests' screens ask for the guest's.
 */
const byPerson = /\b(?:outboxQuery|countsQuery)\((?!\['guest'\])/

const users = (sources: { path: string; text: string }[]) =>
  sources
    .filter(
      ({ path }) => path.startsWith('src/') && !isTestFile(path) && !path.includes('/testing/'),
    )
    .filter(({ path }) => path !== 'src/offline/reads/outbox-queries.ts')
    .filter(({ text }) => byPerson.test(text))
    .map(({ path }) => path)

it('no screen of the desk asks for one person’s rows', () => {
  expect(users(readSources())).toEqual([])
})

it('finds the one that does', () => {
  const path = 'src/features/x/desk/use-x.ts'
  expect(users([{ path, text: 'useQuery(outboxQuery([key]))' }])).toEqual([path])
  expect(users([{ path, text: "useQuery(outboxQuery(['guest']))" }])).toEqual([])
})
