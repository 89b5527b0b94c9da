import { msg } from '#lib/msg.ts'
import type { RefusalKind } from './refusal.ts'

/** Of any request, whatever it asks for: who may, how often, whether it could be read. */
export const ofRequests = {
  sign_in: {
    code: 'unauthenticated',
    ...msg({ message: 'Unauthenticated. Please log in again.' }),
  },
  waits_for_sign_in: {
    code: 'unauthenticated',
    ...msg({ message: 'This waits for your sign-in. Please log in again.' }),
  },
  session_over: {
    code: 'session_expired',
    ...msg({ message: 'Session expired (419). Please log in again.' }),
  },
  wrong_credentials: { code: 'invalid_credentials', ...msg({ message: 'Invalid credentials.' }) },
  enter_app_code: {
    code: 'invalid_credentials',
    ...msg({ message: 'Enter the code from your authenticator app.' }),
  },
  wrong_app_code: {
    code: 'invalid_credentials',
    ...msg({ message: 'This code does not work. Please enter the next one.' }),
  },
  app_codes_lost: {
    code: 'invalid_credentials',
    ...msg({
      message:
        'The house can no longer read your app’s codes. Enter a recovery code, or ask whoever runs the server to reset your second step.',
    }),
  },
  not_your_role: { code: 'forbidden', ...msg({ message: 'Your role does not allow this.' }) },
  may_only_send: {
    code: 'forbidden',
    ...msg({ message: 'This device may only send what waits. Please log in.' }),
  },
  may_only_read_lists: {
    code: 'forbidden',
    ...msg({ message: 'This key may only read the house’s lists.' }),
  },
  admin_takes_over: {
    code: 'forbidden',
    ...msg({ message: 'Only an admin may take over what somebody else recorded.' }),
  },
  somebody_elses_report: {
    code: 'forbidden',
    ...msg({ message: 'This was reported by somebody else.' }),
  },
  somebody_elses_sending: {
    code: 'forbidden',
    ...msg({ message: 'This was sent by somebody else.' }),
  },
  not_in_a_batch: { code: 'forbidden', ...msg({ message: 'This may not be sent in a batch.' }) },
  too_many_at_once: {
    code: 'too_many_requests',
    ...msg({ message: 'Too many requests. Please wait a moment.' }),
  },
  too_many_tries: {
    code: 'too_many_requests',
    ...msg({ message: 'Too many tries. Please wait a moment.' }),
  },
  too_many_wrong_codes: {
    code: 'too_many_requests',
    ...msg({ message: 'Too many wrong codes. Please wait before you enter another one.' }),
  },
  enough_for_now: {
    code: 'too_many_requests',
    ...msg({ message: 'The house takes no more of these just now. It is tried again.' }),
  },
  house_busy: {
    code: 'too_many_requests',
    ...msg({ message: 'The house is busy. Please try again in a moment.' }),
  },
  house_cannot_answer: {
    code: 'unavailable',
    ...msg({ message: 'The house cannot answer just now. Please try again.' }),
  },
  hands_full: {
    code: 'unavailable',
    ...msg({ message: 'The house has its hands full. It is tried again in a moment.' }),
  },
  pictures_wait: {
    code: 'unavailable',
    ...msg({ message: 'Many pictures are being taken in. Please try again.' }),
  },
  closing: { code: 'unavailable', ...msg({ message: 'The house is just closing.' }) },
  something_wrong: { code: 'internal', ...msg({ message: 'Something went wrong' }) },
  body_too_large: { code: 'too_large', ...msg({ message: 'The body is too large.' }) },
  send_json: {
    code: 'bad_request',
    ...msg({ message: 'Send JSON (content-type: application/json).' }),
  },
  took_too_long: {
    code: 'request_timeout',
    ...msg({ message: 'The request took too long to arrive.' }),
  },
  unreadable: { code: 'bad_request', ...msg({ message: 'The request could not be read.' }) },
  form_without_boundary: {
    code: 'bad_request',
    ...msg({ message: 'The form does not say its boundary.' }),
  },
  form_too_many_parts: {
    code: 'bad_request',
    ...msg({ message: 'The form holds too many parts.' }),
  },
  form_unreadable: { code: 'bad_request', ...msg({ message: 'The form could not be read.' }) },
  one_picture: { code: 'validation', ...msg({ message: 'Send one picture, as “image”.' }) },
  picture_too_heavy: { code: 'too_large', ...msg({ message: 'The picture is too large.' }) },
  image_not_a_picture: {
    code: 'validation',
    ...msg({ message: 'Send the picture as a file of a form.' }),
  },
  nested_too_deeply: { code: 'bad_request', ...msg({ message: 'The body is nested too deeply.' }) },
  holds_too_much: { code: 'bad_request', ...msg({ message: 'The body holds too many values.' }) },
  not_json: { code: 'bad_request', ...msg({ message: 'The body is not valid JSON.' }) },
  only_gzip: {
    code: 'bad_request',
    ...msg({ message: 'Only gzip is taken as content-encoding.' }),
  },
  header_no_uuid: {
    code: 'bad_request',
    ...msg({ message: 'The header {header} must be a UUID.' }),
  },
  header_no_moment: {
    code: 'bad_request',
    ...msg({ message: 'The header {header} must be a moment in ISO 8601.' }),
  },
  address_has_nul: {
    code: 'bad_request',
    ...msg({ message: 'The address contains a NUL character.' }),
  },
  key_no_uuid: { code: 'bad_request', ...msg({ message: 'The key must be a UUID.' }) },
  device_id_needed: { code: 'bad_request', ...msg({ message: 'X-Device-Id is needed here.' }) },
  no_such_path: { code: 'not_found', ...msg({ message: 'No such path.' }) },
  not_offered_here: { code: 'not_found', ...msg({ message: 'Not offered at this path.' }) },
  done_under_another_key: {
    code: 'key_reused',
    ...msg({ message: 'This operation was already done under another key.' }),
  },
  key_of_another_request: {
    code: 'key_reused',
    ...msg({ message: 'This Idempotency-Key was used for another request.' }),
  },
  withdrawn_before: {
    code: 'voided',
    ...msg({ message: 'This was withdrawn before the house took it.' }),
  },
  being_done: { code: 'in_progress', ...msg({ message: 'This is being done right now.' }) },
  what_it_follows_not_taken: {
    code: 'not_tried',
    ...msg({ message: 'Not tried: what it follows was not taken.' }),
  },
  made_by_newer_app: {
    code: 'unsupported_version',
    ...msg({
      message: 'This was made by a newer version of the app than the house has. It is kept.',
    }),
  },
  settled_by_own_device: {
    code: 'conflict',
    ...msg({ message: 'This was dealt with by its own device meanwhile.' }),
  },
  no_such_row: { code: 'not_found', ...msg({ message: 'There is no such row.' }) },
  picture_unreadable: {
    code: 'validation',
    ...msg({
      message: 'Picture {number} cannot be read. Send a photograph as JPEG, PNG, WebP or AVIF.',
    }),
  },
  picture_too_large: {
    code: 'validation',
    ...msg({ message: 'Picture {number} has more than 40 megapixels. Send a smaller one.' }),
  },
} as const satisfies Record<string, RefusalKind>
