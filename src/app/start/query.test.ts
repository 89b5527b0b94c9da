import { afterEach, expect, it, vi } from 'vitest'
import { setOffline } from '#offline/offline.ts'
import { listQuery } from '#offline/reads/list-query.ts'
import { fakeOffline, reply } from '#offline/testing/fake-offline.ts'
import { createQueryClient } from './query.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['categories', 'listCategories', 1],
  ['items', 'listCategoryItems', 1],
  ['cars', 'listCars', 0],
] as const)(
  'logs that %s could not be loaded, of the menu alone (spec 1 §8)',
  async (resource, route, times) => {
    setOffline(fakeOffline({ ask: async () => reply(500) }))
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const query = listQuery({ resource, route, params: { id: 'c1' } })
    await expect(createQueryClient().fetchQuery(query)).rejects.toThrow('Refused: 500')
    expect(warn).toHaveBeenCalledTimes(times)
    if (times > 0) expect(warn).toHaveBeenCalledWith(route, 'Refused: 500')
  },
)
