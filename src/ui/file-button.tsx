import { useRef, type ComponentProps } from 'react'
import { Button } from './button.tsx'

/** A button that asks for one file. */
export function FileButton({
  accept,
  label,
  hintId,
  onChoose,
  ...button
}: Omit<ComponentProps<typeof Button>, 'onClick' | 'variant'> & {
  accept: string
  /** Of the file's own control, which screen readers meet. */
  label: string
  hintId?: string
  onChoose: (file: File) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        aria-describedby={hintId}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen once more after it was taken away.
          event.target.value = ''
          if (file) onChoose(file)
        }}
      />
      <Button {...button} variant="secondary" onClick={() => input.current?.click()} />
    </>
  )
}
