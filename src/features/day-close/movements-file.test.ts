import { describe, expect, it } from 'vitest'
import type { DayMovement } from '#contract/day-close.ts'
import type { AskServer } from '#offline/link/ask.ts'
import type { Asked } from '#offline/link/types.ts'
import { everyMovement } from './every-movement.ts'
import { movementsCsv } from './movements-csv.ts'

const movement = (at: number): DayMovement => ({
  part: 'day',
  day: '2026-11-21',
  at: '2026-11-21T21:30:00.000Z',
  way: 'came',
  amount: at,
  currency: 'USD',
  rate: null,
  dollars: at,
  method: 'cash',
  cashier: 'Aline',
  provider: null,
  kind: 'room',
  code: 'K7MP2QXW',
  receipt: 12,
  payment: `p${at}`,
})
const all = Array.from({ length: 1_203 }, (_, at) => movement(at))
const answer = (body: unknown): Asked => ({
  kind: 'answer',
  ok: true,
  status: 200,
  body,
  retryAfter: null,
  replayed: false,
  houseTime: null,
})

/** The house, in pages of 500; `cut`: the page at which the link goes. */
const houseOf =
  (cut = Infinity): AskServer =>
  async ({ query }) => {
    const from = Number(query?.after ?? 0)
    if (from / 500 >= cut) return { kind: 'none', cause: 'no-house' }
    const data = all.slice(from, from + 500)
    const next = from + 500 < all.length ? String(from + 500) : null
    return answer({ data, total: all.length, next })
  }
const linesOf = (csv: string) => csv.trimEnd().split('\r\n')

describe('the file of a day', () => {
  it('has every movement, however many', async () => {
    const fetched = await everyMovement(houseOf(), null, '2026-11-21')
    expect(fetched).toEqual({ rows: all, total: 1_203, whole: true })
    const lines = linesOf(movementsCsv(fetched ?? { rows: [], total: 0, whole: true }, 'UTC'))
    expect(lines).toHaveLength(1_204)
    expect(lines[1_203]).toBe(
      '1203,day,2026-11-21,2026-11-21,21:30,taken,1202,USD,,1202,cash,Aline,room,K7MP2QXW,12,p1202',
    )
  })

  it('says in its last line where the link went before the end', async () => {
    const fetched = await everyMovement(houseOf(2), null, '2026-11-21')
    expect(fetched).toMatchObject({ total: 1_203, whole: false })
    expect(fetched?.rows).toHaveLength(1_000)
    const lines = linesOf(movementsCsv(fetched ?? { rows: [], total: 0, whole: true }, 'UTC'))
    expect(lines).toHaveLength(1_002)
    expect(lines.at(-1)).toBe('NOT WHOLE: 1000 of 1203 movements')
  })

  it('is none where not even the first page came', async () => {
    expect(await everyMovement(houseOf(0), null, '2026-11-21')).toBeNull()
    const odd: AskServer = async () => answer('<html>')
    expect(await everyMovement(odd, null, '2026-11-21')).toBeNull()
  })

  it('is in the house’s time, and no name in it is a formula', () => {
    const row = { ...movement(5), cashier: '=HYPERLINK("x")', amount: -5 }
    const [, line] = linesOf(movementsCsv({ rows: [row], total: 1, whole: true }, 'Africa/Kigali'))
    expect(line).toContain(',2026-11-21,23:30,taken,-5,')
    expect(line).toContain(`"'=HYPERLINK(""x"")"`)
    const online = { ...row, provider: 'pesapal' }
    const [, other] = linesOf(movementsCsv({ rows: [online], total: 1, whole: true }, 'UTC'))
    expect(other).toContain(',Online (pesapal),')
  })
})
