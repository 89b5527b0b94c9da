import { refuse } from '../pipeline/endpoint.ts'

/** A guest leaves a phone, so that the house can reach them (spec 2 §5). Throws `validation`. */
export function checkReached({ phone }: { phone: string | null }): void {
  if (phone !== null) return
  refuse('validation', 'Please enter your name and phone number.', {
    errors: { 'customer.phone': ['This field is required.'] },
  })
}
