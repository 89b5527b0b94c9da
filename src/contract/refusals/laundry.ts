import { msg } from '#lib/msg.ts'
import { refusedAs } from './refusal.ts'

/** Of laundry and its price list. */
export const ofLaundry = {
  ...refusedAs('validation', {
    laundry_dates_required: msg({ message: 'Drop-off and Pick-up dates are required' }),
    add_service_line: msg({ message: 'Add at least one valid service line.' }),
    not_on_price_list: msg({ message: 'This is not on the price list.' }),
    whole_pieces: msg({ message: 'Only whole pieces and pairs, and half kilos.' }),
    laundry_ready: msg({ message: 'It can be back from {readyAt} on {readyOn}.' }),
    pick_up_before_drop_off: msg({ message: 'Pick-up must be on/after drop-off' }),
    enter_phone_and_address: msg({
      message: 'Please enter your phone number and the pickup address.',
    }),
    turnaround_required: msg({ message: 'Turnaround must be > 0 hours' }),
  }),
  ...refusedAs('conflict', {
    laundry_started: msg({ message: 'Your laundry has already been started. Please call us.' }),
  }),
}
