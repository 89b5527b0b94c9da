import { nothing, setup } from '#contract/setup.ts'
import { refuse, write } from '../../pipeline/endpoint.ts'
import { touchStaffSettings } from '../settings/index.ts'
import { readSetup } from './facts.ts'
import { changeHouse } from './house-row.ts'

/**
 * POST /api/setup/open: from now on guests may book. Throws `validation` while something needed is
 * missing; a house that is open already stays so.
 */
export const openHouse = write({
  name: 'openHouse',
  body: nothing,
  answer: setup,
  async write(tx, call) {
    const before = await readSetup(tx.db)
    if (before.opened) return { status: 200, body: before }
    if (before.missing.length > 0)
      refuse('setup_unfinished', { field: before.missing[0] ?? 'name' })
    await changeHouse(tx, (is) => ({ ...is, opened: true }))
    await touchStaffSettings(tx, call)
    return {
      status: 200,
      body: { ...before, opened: true },
      changes: [{ resource: 'settings', rowId: 'settings', changed: { opened: [false, true] } }],
    }
  },
})
