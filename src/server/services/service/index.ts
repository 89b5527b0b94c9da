/** What others may use of this folder. */
export { feedRows, one, type ServiceForms } from './forms.ts'
export { listEndpoint, pageFields, pageOfRows } from './list.ts'
export { lookUpEndpoint } from './look-up.ts'
export { notifyOfStep } from './notify-of-step.ts'
export { serviceEvents } from './own-events.ts'
export { placeEndpoint } from './place.ts'
export {
  lockServiceRow,
  refuseAsItIs,
  stepEndpoints,
  type StepSettings,
  takeStep,
} from './steps.ts'
export { writeStep } from './write-step.ts'
