import type { ComponentType } from 'react'
import type { SubjectRef } from '#features/payments/subjects.ts'
import { RoomRefundTerms } from '#features/rooms/desk/room-money.tsx'
import { RefundTerms as Terms } from '#parts/desk/cancel-money.tsx'
import type { ServiceDesk } from '#parts/desk/service-desk.ts'
import { ofEach } from './services.ts'

/** What the terms give back of a payment's subject, beside what the desk is about to. */
export function RefundTerms({ subject: { kind, id } }: { subject: SubjectRef }) {
  if (kind === 'room') return <RoomRefundTerms bookingId={id} />
  const Own = termsOfService[kind]
  return <Own subject={{ kind, id }} />
}

const termsOfService = ofEach(
  ({
    useTerms,
  }: ServiceDesk): ComponentType<{
    subject: SubjectRef
  }> => {
    return function ServiceTerms({ subject }) {
      const terms = useTerms(subject.id)
      return terms && <Terms subject={subject} stands={terms.stands} termsOf={terms.of} />
    }
  },
)
