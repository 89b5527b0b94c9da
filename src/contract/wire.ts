/** Header names and small constants that device and server agree on. */

/** On every answer of our server's API; an answer without it is not from our server. */
export const SERVER_HEADER = 'x-imisozi-house'
/** The server's clock on every answer, ISO 8601 UTC: devices correct theirs by it. */
export const TIME_HEADER = 'x-imisozi-time'
/** UUID of the operation; it never changes. Only sent to our server. */
export const OPERATION_HEADER = 'x-operation-id'
/** Idempotency key of one body. Only sent to our server. */
export const KEY_HEADER = 'idempotency-key'
/** `true` where the answer was stored at the first request. */
export const REPLAYED_HEADER = 'idempotency-replayed'
/** UUID of the device, made at its first start. Only sent to our server. */
export const DEVICE_HEADER = 'x-device-id'
/**
 * Identifies a guest's device: the server sends it with an answer once a booking of the device is
 * paid or confirmed, and the device sends it with every later request. Only sent to our server.
 */
export const DEVICE_TOKEN_HEADER = 'x-device-token'
/** When the person confirmed, by the device's clock, ISO 8601 UTC. */
export const DEVICE_TIME_HEADER = 'x-device-time'

/** A parameter or field that refers to the row of another operation: `op:<uuid>`. */
export const OPERATION_REF = 'op:'

/** Limits of a batch (design §5). */
export const BATCH_MAX = 100
export const BATCH_BYTES = 64 * 1024
