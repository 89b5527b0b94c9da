/** The laundry form: plain data, so that it can be kept as a draft and found again after a crash. */
export interface LaundryForm {
  /** Service's id -> how many, or kilos. Never 0. */
  quantities: Readonly<Record<string, number>>
  pickup: boolean
  express: boolean
  /** Null until the person chooses: then the next good time is offered. */
  pickUpDate: string | null
  pickUpTime: string | null
  dropOffDate: string | null
  dropOffTime: string | null
  name: string
  phone: string
  email: string
  address: string
  notes: string
}

/** The contract's bound for one service. */
export const MOST_OF_ONE = 99
/** Leaves room in the joined notes for everything else (contract: 2,000). */
export const LONGEST_NOTES = 1000

/** Defaults of spec 2 §4: pickup on, express off. */
export const emptyForm: LaundryForm = {
  quantities: {},
  pickup: true,
  express: false,
  pickUpDate: null,
  pickUpTime: null,
  dropOffDate: null,
  dropOffTime: null,
  name: '',
  phone: '',
  email: '',
  address: '',
  notes: '',
}

/** The form with so many of a service; none takes it out. Never below 0 (spec 2 §5). */
export function withQuantity(form: LaundryForm, serviceId: string, qty: number): LaundryForm {
  const { [serviceId]: _, ...others } = form.quantities
  const bounded = Math.min(qty, MOST_OF_ONE)
  return { ...form, quantities: bounded > 0 ? { ...others, [serviceId]: bounded } : others }
}

export function isWorthKeeping(form: LaundryForm): boolean {
  return JSON.stringify(form) !== JSON.stringify(emptyForm)
}
