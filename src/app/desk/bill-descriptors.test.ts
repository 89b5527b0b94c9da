import { expect, it } from 'vitest'
import { chargeableKinds, serviceOf } from '#contract/services/index.ts'
import { billDescriptors } from './bill-descriptors.ts'

it('has what the desk ordered of every service that goes on a bill, before the house has it', () => {
  const laid = chargeableKinds.map((kind) => {
    const { table, routes } = serviceOf(kind)
    return [kind, billDescriptors[routes.place]?.overlay?.resource === table]
  })
  expect(Object.fromEntries(laid)).toEqual(
    Object.fromEntries(chargeableKinds.map((k) => [k, true])),
  )
})
