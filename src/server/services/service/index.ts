/** What others may use of this folder. */
export { feedRows, serializeOne, serializersOf, type ServiceSerializers } from './serializers.ts'
export { listEndpoint, pageOfRows } from './list.ts'
export { lookUpEndpoint } from './look-up.ts'
export { notifyOfStep } from './notify-of-step.ts'
export { serviceEvents } from './calendar-events.ts'
export { placeEndpoint } from './place.ts'
export {
  customerColumns,
  type PricedServiceTable,
  type RoomChargeColumns,
  type ServiceTable,
} from './rows.ts'
export {
  lockServiceRow,
  refuseWithCurrent,
  stepEndpoints,
  type StepSettings,
  takeStep,
} from './steps.ts'
export { writeStep } from './write-step.ts'
export { checkWaiting } from './waiting.ts'
export { checkDay, checkNotPast } from './when.ts'
