import { useSearchParams } from 'react-router-dom'
import { paymentStatuses } from '#domain/payments.ts'
import { noFilter, type MoneyFilter } from '../select.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const dayIn = (text: string | null) => (text !== null && DAY.test(text) ? text : '')

/** The filter is in the address, so that Back, reload and links keep it. */
export function useFilter(): [MoneyFilter, (filter: MoneyFilter) => void] {
  const [params, setParams] = useSearchParams()
  const status = params.get('status')
  const filter: MoneyFilter = {
    search: params.get('q') ?? '',
    status: paymentStatuses.find((one) => one === status) ?? 'all',
    method: params.get('method') ?? 'all',
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  }
  return [
    filter,
    ({ search, ...more }) => {
      const next = new URLSearchParams(params)
      for (const [name, value, none] of [
        ['q', search, noFilter.search],
        ['status', more.status, noFilter.status],
        ['method', more.method, noFilter.method],
        ['from', more.from, noFilter.from],
        ['to', more.to, noFilter.to],
      ] as const) {
        if (value === none) next.delete(name)
        else next.set(name, value)
      }
      setParams(next, { replace: true })
    },
  ]
}
