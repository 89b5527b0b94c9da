// @vitest-environment jsdom
import { msg } from '@lingui/core/macro'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OperationDescriptors } from '#offline/operation-descriptor.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import { changeTo } from '#parts/change-to.ts'
import { atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { DecisionCard } from './decision-card.tsx'

const booking = operationRow({ route: 'bookTour', body: {} })
const descriptorsWith = (toldPrice: boolean): OperationDescriptors => ({
  bookTour: {
    title: () => msg`Book a tour`,
    detail: () => null,
    check: msg`Look.`,
    recoveryActions: (operation) =>
      toldPrice ? [changeTo(msg`Book it at the house’s price`, operation, {})] : [],
  },
})

it.each([
  ['the new price is told: the old one would only be refused again', true, 0],
  ['the house did not tell the new one', false, 1],
])('“Try again” where a price has changed, and %s', (_why, toldPrice, times) => {
  const head = { ...booking, state: 'parked' as const, parkReason: 'price_changed' as const }
  renderAtDesk(
    atDesk({ rows: [head] }),
    <DecisionCard decision={{ head, followers: [] }} descriptors={descriptorsWith(toldPrice)} />,
  )
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(times)
})
