import type { ComponentProps } from 'react'

/** A form that the page itself checks and sends; the browser does neither. */
export function Form({
  onSend,
  ...form
}: Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { onSend: () => void }) {
  return (
    <form
      noValidate
      {...form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    />
  )
}
