import { msg } from '#lib/msg.ts'
import type { RefusalKind } from './refusal.ts'

/** Of laundry and its price list. */
export const ofLaundry = {
  laundry_dates_required: {
    code: 'validation',
    ...msg({ message: 'Drop-off and Pick-up dates are required' }),
  },
  add_service_line: {
    code: 'validation',
    ...msg({ message: 'Add at least one valid service line.' }),
  },
  not_on_price_list: { code: 'validation', ...msg({ message: 'This is not on the price list.' }) },
  whole_pieces: {
    code: 'validation',
    ...msg({ message: 'Only whole pieces and pairs, and half kilos.' }),
  },
  laundry_ready: {
    code: 'validation',
    ...msg({ message: 'It can be back from {readyAt} on {readyOn}.' }),
  },
  pick_up_before_drop_off: {
    code: 'validation',
    ...msg({ message: 'Pick-up must be on/after drop-off' }),
  },
  enter_phone_and_address: {
    code: 'validation',
    ...msg({ message: 'Please enter your phone number and the pickup address.' }),
  },
  turnaround_required: { code: 'validation', ...msg({ message: 'Turnaround must be > 0 hours' }) },
  laundry_started: {
    code: 'conflict',
    ...msg({ message: 'Your laundry has already been started. Please call us.' }),
  },
} as const satisfies Record<string, RefusalKind>
