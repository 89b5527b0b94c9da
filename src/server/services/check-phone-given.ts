import { refuse } from '../pipeline/endpoint.ts'

/** A guest leaves a phone, so that the house can reach them (spec 2 §5). Throws `validation`. */
export function checkPhoneGiven({ phone }: { phone: string | null }): void {
  if (phone !== null) return
  refuse('enter_name_and_phone', {
    fields: { 'customer.phone': [{ reason: 'required' }] },
  })
}
