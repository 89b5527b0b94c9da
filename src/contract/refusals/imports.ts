import { msg } from '#lib/msg.ts'
import { refusedAs } from './refusal.ts'

/** Of rows of a spreadsheet, and of imports. */
export const ofImports = {
  ...refusedAs('not_found', {
    no_such_import: msg({ message: 'There is no such import.' }),
  }),
  ...refusedAs('conflict', {
    import_hindered: msg({
      message: 'What this import made has been changed or used since: it stays.',
    }),
  }),
  ...refusedAs('validation', {
    import_refused: msg({
      message:
        '{rows, plural, one {One row cannot be taken: nothing was imported.} other {# rows cannot be taken: nothing was imported.}}',
    }),
    import_empty: msg({ message: 'There is no row to import.' }),
    import_day_unread: msg({ message: '“{text}” is not a date that can be read.' }),
    import_day_order: msg({
      message: '“{text}” can be read in two ways: say whether the day or the month comes first.',
    }),
    import_amount_unread: msg({ message: '“{text}” is not an amount of money.' }),
    import_number_unread: msg({ message: '“{text}” is not a whole number.' }),
    import_formula: msg({ message: '“{text}” is an error in the spreadsheet.' }),
    import_no_rate: msg({
      message: 'The house has no rate for {currency}: set one in the settings first.',
    }),
    import_room_type: msg({
      message: '“{text}” is not a kind of room: single, double, twin, suite or apartment.',
    }),
    import_amenity: msg({
      message:
        '“{text}” is none of the amenities: Wi-Fi, TV, air conditioning, balcony, mini fridge, work desk, room service or mountain view.',
    }),
    import_no_room: msg({ message: 'There is no room “{text}” in the house.' }),
    import_room_unclear: msg({ message: 'More than one room is called “{text}”: use its number.' }),
    import_no_departure: msg({ message: 'Say the day of departure, or how many nights.' }),
    import_nights_differ: msg({
      message: 'The days make {nights} nights, and the row says {text}.',
    }),
    import_begun: msg({
      message: 'The arrival, {check_in}, is over: only bookings to come are imported.',
    }),
    import_night_twice: msg({ message: 'Row {row} has this room for the night of {night} too.' }),
    import_night_sold: msg({ message: 'This room is sold already for the night of {night}.' }),
    import_same_as_row: msg({ message: 'The same as row {row}.' }),
    import_there: msg({ message: '“{text}” is there already.' }),
    import_category_named: msg({ message: 'Row {row} calls this category “{text}”.' }),
    import_status: msg({
      message: '“{text}” is not a state that can be imported: confirmed or cancelled.',
    }),
  }),
}
