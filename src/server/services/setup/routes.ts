import { setup } from '#contract/setup.ts'
import { read, type Endpoint } from '../../pipeline/endpoint.ts'
import { readSetup } from './facts.ts'
import { sendTestLetter } from './letter.ts'
import { dismissAdvice } from './dismiss.ts'
import { closeHouse, openHouse } from './open.ts'
import { checkTestPayment, startTestPayment } from './payment.ts'

const getSetup = read({
  name: 'getSetup',
  answer: setup,
  read: async (db) => await readSetup(db),
})

export const endpoints: Endpoint[] = [
  getSetup,
  openHouse,
  closeHouse,
  dismissAdvice,
  sendTestLetter,
  startTestPayment,
  checkTestPayment,
]
