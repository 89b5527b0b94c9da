import { closeHouse as closeBody, nothing, setup } from '#contract/setup.ts'
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
    await changeHouse(tx, (is) => ({ ...is, opened: true, closed: null }))
    await touchStaffSettings(tx, call)
    return {
      status: 200,
      body: { ...before, opened: true, closed: null },
      changes: [{ resource: 'settings', rowId: 'settings', changed: { opened: [false, true] } }],
    }
  },
})

/**
 * POST /api/setup/close: guests ask for nothing new, and read these words, until it is opened again; closed
 * already, it takes the words. A house that was never open has nothing to close and stays as it is.
 */
export const closeHouse = write({
  name: 'closeHouse',
  body: closeBody,
  answer: setup,
  async write(tx, call) {
    const before = await readSetup(tx.db)
    const closed = call.body.text
    const was = before.closed ?? null
    if (!before.opened && was === null) return { status: 200, body: before }
    await changeHouse(tx, (is) => ({ ...is, opened: false, closed }))
    await touchStaffSettings(tx, call)
    return {
      status: 200,
      body: { ...before, opened: false, closed },
      changes: [
        {
          resource: 'settings',
          rowId: 'settings',
          changed: { opened: [before.opened, false], closed: [was, closed] },
        },
      ],
    }
  },
})
