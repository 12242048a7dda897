import { buttonClass } from '@evenkeel/ui/button'
import { Icon } from '@evenkeel/ui/icon'
import { Spinner } from '@evenkeel/ui/spinner'
import { type ChangeEvent, type ReactNode, useId } from 'react'

interface FileButtonProps {
  readonly label: string
  /** The types that a file may have, as `accept` of an input takes them. */
  readonly accept: string
  readonly hint?: string
  /** Why the last file was refused. */
  readonly refusal: ReactNode
  readonly isBusy: boolean
  readonly onFile: (file: File) => void
}

/** A button that asks for one file, with the reason below it if the last one was refused. */
export function FileButton({ label, accept, hint, refusal, isBusy, onFile }: FileButtonProps) {
  const [hintId, refusalId] = [useId(), useId()]
  const isRefused = refusal !== null
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (file !== undefined && !isBusy) onFile(file)
    // The same file can be chosen again.
    event.target.value = ''
  }
  const describedBy = [isRefused && refusalId, hint !== undefined && hintId].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col items-start gap-1">
      <label
        className={`${buttonClass({ size: 'compact' })} cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent`}
      >
        {isBusy ? <Spinner /> : <Icon name="upload" size={18} />}
        {label}
        <input
          type="file"
          accept={accept}
          className="sr-only"
          {...(describedBy !== '' && { 'aria-describedby': describedBy })}
          aria-invalid={isRefused}
          onChange={take}
        />
      </label>
      <p role="alert" id={refusalId} className="text-label font-normal text-danger empty:hidden">
        {refusal}
      </p>
      {hint !== undefined && (
        <p id={hintId} className="text-label font-normal text-text-muted @max-table:sr-only">
          {hint}
        </p>
      )}
    </div>
  )
}
