import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { mayStepPayment, paymentStepLeadsTo, paymentSteps } from './payment-steps.ts'
import { paymentStatuses } from './payments.ts'

it('has the documents’ rules: paid once, refunded only when paid, cancelled while it is neither', () => {
  const open = (status: string) => paymentSteps.filter((step) => mayStepPayment(status, step))
  expect(open('pending')).toEqual(['pay', 'cancel'])
  expect(open('paid')).toEqual(['refund', 'cancel'])
  expect(open('failed')).toEqual(['pay'])
  expect(open('refunded')).toEqual(['pay'])
  expect(open('authorised')).toEqual([])
})

it('never offers a step to the state that is there, and money goes back only after it came', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...paymentSteps)), (wished) => {
      let status: string = 'pending'
      let held = 0
      for (const step of wished) {
        if (!mayStepPayment(status, step)) continue
        const next = paymentStepLeadsTo(step)
        expect(next).not.toBe(status)
        expect(paymentStatuses).toContain(next)
        if (step === 'pay') held += 1
        if (step === 'refund') held -= 1
        // Cancelling says that what was marked paid never was.
        if (step === 'cancel' && status === 'paid') held -= 1
        expect([0, 1]).toContain(held)
        status = next
      }
    }),
  )
})
