import { dismissAdvice as body, setup } from '#contract/setup.ts'
import { openingAdvice } from '#domain/setup.ts'
import { write } from '../../pipeline/endpoint.ts'
import { readSetup } from './facts.ts'
import { changeHouse } from './house-row.ts'

/** POST /api/setup/dismiss: this advice is not given any more. */
export const dismissAdvice = write({
  name: 'dismissAdvice',
  body,
  answer: setup,
  async write(tx, { body: { advice } }) {
    await changeHouse(tx, (is) => {
      const { dismissed = [] } = is.setup
      const all = openingAdvice.filter((one) => one === advice || dismissed.includes(one))
      return { ...is, setup: { ...is.setup, dismissed: all } }
    })
    return {
      status: 200,
      body: await readSetup(tx.db),
      changes: [{ resource: 'house', rowId: 'house', changed: { dismissed: [null, advice] } }],
    }
  },
})
