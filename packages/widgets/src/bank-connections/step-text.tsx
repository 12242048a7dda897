import { Button } from '@evenkeel/ui/button'
import { DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { Heading } from '@evenkeel/ui/heading'
import { Loading, Skeleton } from '@evenkeel/ui/skeleton'
import { type ReactNode, useEffect, useRef } from 'react'
import * as words from '../words/bank-link.generated.ts'

interface StepTextProps {
  readonly title: string
  readonly children?: ReactNode
}

/** The title and text of a dialog's step. It takes the focus when it appears, so that it is read out and no focus is lost. */
export function StepText({ title, children }: StepTextProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mb-4">
      <Heading look="part" level={3} ref={heading} focusable>
        {title}
      </Heading>
      {children && <p className="mt-1 text-body text-text-muted">{children}</p>}
    </div>
  )
}

/** Banks that are loading. */
export const LoadingBanks = ({ label, rows = 5 }: { readonly label: string; readonly rows?: number }) => (
  <Loading label={label}>
    <div className="flex flex-col gap-3">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={48} />
      ))}
    </div>
  </Loading>
)

/** The last step: what came of it, and a button that closes the dialog. */
export const DoneStep = ({ onClose, ...text }: StepTextProps & { readonly onClose: () => void }) => (
  <>
    <DialogBody>
      <StepText {...text} />
    </DialogBody>
    <DialogFooter>
      <Button variant="primary" onClick={onClose}>
        {words.done()}
      </Button>
    </DialogFooter>
  </>
)
