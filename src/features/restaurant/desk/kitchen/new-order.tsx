import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useNamedOperation } from '#parts/desk/use-named-operation.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { useOffered } from '#parts/use-offered.ts'
import { Button } from '#ui/button.tsx'
import { withMessages } from '#ui/messages.ts'
import { useSaveToasts } from '#ui/use-save-toasts.ts'

const TakeMeal = lazy(withMessages(() => import('../take/dialog.tsx')))

/** In the address, so that a reload opens the dialog with its draft. */
const NEW = 'new'

/** An order that is taken in the kitchen or by a waiter; also the one that the address names. */
export function NewMeal() {
  const { t } = useLingui()
  const isOffered = useOffered()
  const operations = useDeviceRows()
  const announce = useSaveToasts(operations, { ordered: t`Order created` })
  const { id, named, open, end } = useNamedOperation('order', operations)
  const changing = named?.route === 'placeRestaurantOrder' ? named : null
  return (
    <>
      {isOffered('restaurant') && (
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => open(NEW)}>
          <Trans>New order</Trans>
        </Button>
      )}
      {(changing !== null || id === NEW) && (
        <Suspense fallback={null}>
          <TakeMeal
            key={changing?.id ?? NEW}
            guest={null}
            changing={changing}
            onClose={end}
            onSaved={(ids) => {
              end()
              announce(ids, 'ordered')
            }}
          />
        </Suspense>
      )}
    </>
  )
}
