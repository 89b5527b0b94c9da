import { expect, it } from 'vitest'
import type { CustomOrder } from '#contract/custom.ts'
import type { CustomService } from '../data.ts'
import { rowOf } from './index.tsx'
import { customDueOf } from './today.tsx'

const at = { today: '2026-11-21', now: '15:30' }
const services = [{ id: 's1', duration_minutes: 60, provided_by: 'Espérance' }] as CustomService[]

const order = (id: string, more: Partial<CustomOrder>) =>
  ({
    id,
    service_id: 's1',
    unit: 'piece',
    wanted: 'day_time',
    status: 'confirmed',
    qty: 1,
    day: at.today,
    time: null,
    until: null,
    created_at: '2026-11-20T08:00:00Z',
    ...more,
  }) as CustomOrder

it('has what is due by today, soonest first, who does it, and what is late of it', () => {
  const due = customDueOf(
    [
      order('evening', { time: '19:00' }),
      order('tomorrow', { day: '2026-11-22', time: '09:00' }),
      order('under way', { time: '15:00' }),
      order('not confirmed in time', { time: '15:00', status: 'pending' }),
      order('should be over', { time: '14:00' }),
      order('done', { time: '14:00', status: 'completed' }),
      order('gone', { time: '14:00', status: 'cancelled' }),
      order('today', { wanted: 'day', status: 'pending' }),
      order('out', { wanted: 'span', unit: 'day', day: '2026-11-20', until: '2026-11-22' }),
      order('not back', { wanted: 'span', unit: 'day', day: '2026-11-18', until: '2026-11-20' }),
      order('firewood', { wanted: 'any_time', day: null, created_at: '2026-11-22T03:30:00Z' }),
      order('forgotten', { wanted: 'any_time', day: null, service_id: 'gone' }),
    ],
    services,
    at,
    'America/Lima',
  )
  expect(due.map(({ order: { id }, by, late }) => [id, by, late])).toEqual([
    ['not back', 'Espérance', true],
    ['out', 'Espérance', false],
    ['forgotten', '', true],
    ['today', 'Espérance', false],
    ['firewood', 'Espérance', false],
    ['should be over', 'Espérance', true],
    ['under way', 'Espérance', false],
    ['not confirmed in time', 'Espérance', true],
    ['evening', 'Espérance', false],
  ])
})

it('counts no nights of what is lent for hours or days', () => {
  const rowFor = (more: Partial<CustomOrder>) =>
    rowOf(order('lent', { wanted: 'span', name_en: 'Kayak', ...more }), 'Africa/Nairobi')
  const hours = rowFor({
    unit: 'hour',
    day: '2026-12-02',
    time: '10:00',
    until: '2026-12-02T12:30',
  })
  expect(hours).toMatchObject({ from: '2026-12-02', to: null, time: '10:00', countedIn: null })
  const days = rowFor({ unit: 'day', day: '2026-12-02', until: '2026-12-04' })
  expect(days).toMatchObject({ from: '2026-12-02', to: '2026-12-04', time: null, countedIn: null })
})
