/** Header names and small constants that device and server agree on. */

/** On every answer of our server's API; an answer without it is not from the house. */
export const SERVER_HEADER = 'x-imisozi-house'
/** The house's clock on every answer, ISO 8601 UTC: devices correct theirs by it. */
export const TIME_HEADER = 'x-imisozi-time'
/** UUID of the operation, stable for its life. Only ever sent to our house. */
export const OPERATION_HEADER = 'x-operation-id'
/** Names the one body that may be done once. Only ever sent to our house. */
export const KEY_HEADER = 'idempotency-key'
/** `true` when the answer was kept from the first time. */
export const REPLAYED_HEADER = 'idempotency-replayed'
/** UUID of the device, made at its first start. Only ever sent to our house. */
export const DEVICE_HEADER = 'x-device-id'
/**
 * What makes a guest's device known to the house: given with an answer once a booking of it is paid
 * or confirmed, and sent with every request from then on. Only ever sent to our house.
 */
export const DEVICE_TOKEN_HEADER = 'x-device-token'
/** When the person confirmed, by the device's clock, ISO 8601 UTC. */
export const DEVICE_TIME_HEADER = 'x-device-time'

/** A parameter or field that stands for the id of another operation's row: `op:<uuid>`. */
export const OPERATION_REF = 'op:'

/** Bounds of a batch (design §5). */
export const BATCH_MAX = 100
export const BATCH_BYTES = 64 * 1024
