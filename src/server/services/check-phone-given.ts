import { refuse } from '../pipeline/endpoint.ts'

/** A guest must give a phone number (spec 2 §5). Throws `validation`. */
export function checkPhoneGiven({ phone }: { phone: string | null }): void {
  if (phone !== null) return
  refuse('enter_name_and_phone', {
    fields: { 'customer.phone': [{ reason: 'required' }] },
  })
}
