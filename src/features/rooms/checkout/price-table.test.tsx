// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { chargedIn, exchangeFor, fromMinor, type HouseMoney } from '#domain/money.ts'
import { FormatsProvider } from '#ui/formats.tsx'
import { ShownCurrencyProvider } from '#ui/shown-currency.tsx'
import { renderUi } from '#ui/test-render.tsx'
import { priceOf, pricingOf } from './price.ts'
import { PriceTable } from './price-table.tsx'

const day = '2026-11-01'
const francs: HouseMoney = {
  base: 'RWF',
  rates: [{ currency: 'EUR', rate: 1 / 1500, day }],
}
const dollars: HouseMoney = {
  base: 'USD',
  rates: [
    { currency: 'RWF', rate: 1450, day },
    { currency: 'EUR', rate: 0.9, day },
  ],
}

/** What stands in the table for one night at `night`, with the header's choice. */
function shown(money: HouseMoney, night: number, header: string): string {
  const asked = {
    check_in: '2026-11-24',
    check_out: '2026-11-25',
    adults: 1,
    children: 0,
    quantity: 1,
  }
  const extras = { breakfast: false, airport_transfer: false, late_checkout: false }
  const house = {
    currency: money.base,
    rates: money.rates,
    extras: { breakfast: null, airport_transfer: null, late_checkout: null },
  }
  const price = priceOf(asked, extras, night * 100, house)
  const exchange = exchangeFor(money, header)
  const value = {
    currency: exchange.currency,
    isBase: exchange.rate === null,
    convert: (cents: number) => fromMinor(chargedIn(exchange, cents), exchange.currency),
  }
  const { container } = renderUi(
    <FormatsProvider timeZone="Africa/Kigali" base={money.base}>
      <ShownCurrencyProvider value={value}>
        <PriceTable
          pricing={pricingOf(price.charged)}
          nights={1}
          quantity={1}
          baseCents={price.base.total}
        />
      </ShownCurrencyProvider>
    </FormatsProvider>,
  )
  return container.textContent.replaceAll('\u00a0', ' ')
}

it('says in what a guest is charged, where the header shows another currency', () => {
  expect(shown(francs, 90_000, 'RWF')).not.toContain('charged')
  expect(shown(francs, 90_000, 'EUR')).toMatch(
    /TotalRWF 90,000You are charged in RWF; that is about €60\.00\.$/,
  )
  // A house of dollars charges rooms in francs, with the dollars beside them.
  expect(shown(dollars, 60, 'USD')).toMatch(/RWF 87,000In dollars\$60\.00You are charged in RWF\.$/)
  expect(shown(dollars, 60, 'RWF')).not.toContain('charged')
  expect(shown(dollars, 60, 'EUR')).toMatch(/You are charged in RWF; that is about €54\.00\.$/)
})
