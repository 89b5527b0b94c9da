import { msg } from '#lib/msg.ts'
import { refusedAs } from './refusal.ts'

/** Of any request, whatever it asks for: who may, how often, whether it could be read. */
export const ofRequests = {
  ...refusedAs('unauthenticated', {
    sign_in: msg({ message: 'Unauthenticated. Please log in again.' }),
    waits_for_sign_in: msg({ message: 'This waits for your sign-in. Please log in again.' }),
  }),
  ...refusedAs('session_expired', {
    session_over: msg({ message: 'Session expired (419). Please log in again.' }),
  }),
  ...refusedAs('invalid_credentials', {
    wrong_credentials: msg({ message: 'Invalid credentials.' }),
    enter_app_code: msg({ message: 'Enter the code from your authenticator app.' }),
    wrong_app_code: msg({ message: 'This code does not work. Please enter the next one.' }),
    app_codes_lost: msg({
      message:
        'The house can no longer read your app’s codes. Enter a recovery code, or ask whoever runs the server to reset your second step.',
    }),
  }),
  ...refusedAs('forbidden', {
    not_your_role: msg({ message: 'Your role does not allow this.' }),
    may_only_send: msg({ message: 'This device may only send what waits. Please log in.' }),
    may_only_read_lists: msg({ message: 'This key may only read the house’s lists.' }),
    admin_takes_over: msg({ message: 'Only an admin may take over what somebody else recorded.' }),
    somebody_elses_report: msg({ message: 'This was reported by somebody else.' }),
    somebody_elses_sending: msg({ message: 'This was sent by somebody else.' }),
    not_in_a_batch: msg({ message: 'This may not be sent in a batch.' }),
  }),
  ...refusedAs('too_many_requests', {
    too_many_at_once: msg({ message: 'Too many requests. Please wait a moment.' }),
    too_many_tries: msg({ message: 'Too many tries. Please wait a moment.' }),
    too_many_wrong_codes: msg({
      message: 'Too many wrong codes. Please wait before you enter another one.',
    }),
    enough_for_now: msg({
      message: 'The house takes no more of these just now. It is tried again.',
    }),
    house_busy: msg({ message: 'The house is busy. Please try again in a moment.' }),
  }),
  ...refusedAs('unavailable', {
    house_cannot_answer: msg({ message: 'The house cannot answer just now. Please try again.' }),
    hands_full: msg({ message: 'The house is busy. It is tried again in a moment.' }),
    pictures_wait: msg({ message: 'Many pictures are being taken in. Please try again.' }),
    pictures_storage: msg({
      message: 'The place where pictures are kept does not answer. Please try again.',
    }),
    closing: msg({ message: 'The house is just closing.' }),
  }),
  ...refusedAs('internal', {
    something_wrong: msg({ message: 'Something went wrong' }),
  }),
  ...refusedAs('too_large', {
    body_too_large: msg({ message: 'The body is too large.' }),
    picture_too_heavy: msg({ message: 'The picture is too large.' }),
  }),
  ...refusedAs('bad_request', {
    send_json: msg({ message: 'Send JSON (content-type: application/json).' }),
    unreadable: msg({ message: 'The request could not be read.' }),
    form_without_boundary: msg({ message: 'The form does not say its boundary.' }),
    form_too_many_parts: msg({ message: 'The form holds too many parts.' }),
    form_unreadable: msg({ message: 'The form could not be read.' }),
    nested_too_deeply: msg({ message: 'The body is nested too deeply.' }),
    holds_too_much: msg({ message: 'The body holds too many values.' }),
    not_json: msg({ message: 'The body is not valid JSON.' }),
    only_gzip: msg({ message: 'Only gzip is taken as content-encoding.' }),
    header_no_uuid: msg({ message: 'The header {header} must be a UUID.' }),
    header_no_moment: msg({ message: 'The header {header} must be a moment in ISO 8601.' }),
    address_has_nul: msg({ message: 'The address contains a NUL character.' }),
    key_no_uuid: msg({ message: 'The key must be a UUID.' }),
    device_id_needed: msg({ message: 'X-Device-Id is needed here.' }),
  }),
  ...refusedAs('request_timeout', {
    took_too_long: msg({ message: 'The request took too long to arrive.' }),
  }),
  ...refusedAs('validation', {
    one_picture: msg({ message: 'Send one picture, as “image”.' }),
    image_not_a_picture: msg({ message: 'Send the picture as a file of a form.' }),
    picture_unreadable: msg({
      message: 'Picture {number} cannot be read. Send a photograph as JPEG, PNG, WebP or AVIF.',
    }),
    picture_too_large: msg({
      message: 'Picture {number} has more than 40 megapixels. Send a smaller one.',
    }),
  }),
  ...refusedAs('not_found', {
    no_such_path: msg({ message: 'No such path.' }),
    not_offered_here: msg({ message: 'Not offered at this path.' }),
    no_such_row: msg({ message: 'There is no such row.' }),
  }),
  ...refusedAs('key_reused', {
    done_under_another_key: msg({ message: 'This operation was already done under another key.' }),
    key_of_another_request: msg({ message: 'This Idempotency-Key was used for another request.' }),
  }),
  ...refusedAs('voided', {
    withdrawn_before: msg({ message: 'This was withdrawn before the house took it.' }),
  }),
  ...refusedAs('in_progress', {
    being_done: msg({ message: 'This is being done right now.' }),
  }),
  ...refusedAs('not_tried', {
    what_it_follows_not_taken: msg({ message: 'Not tried: what it follows was not taken.' }),
  }),
  ...refusedAs('unsupported_version', {
    made_by_newer_app: msg({
      message: 'This was made by a newer version of the app than the house has. It is kept.',
    }),
  }),
  ...refusedAs('conflict', {
    settled_by_own_device: msg({ message: 'This was dealt with by its own device meanwhile.' }),
  }),
}
