import { Icon } from '@evenkeel/ui/icon'
import { type DragEvent, useState } from 'react'
import { StepHeading } from './step-heading.tsx'

interface ChooseStepProps {
  readonly titleId: string
  readonly isFirst: boolean
  readonly onFile: (file: File) => void
}

/** Without this the browser would open the file in place of the page. */
const stayOnPage = (event: DragEvent) => event.preventDefault()

/** What may be dropped. The words ignore drags, so that the drop zone behind them receives the file. */
const words = (
  <>
    <span className="pointer-events-none mb-2 inline-flex size-9 items-center justify-center rounded-[9px] bg-accent-soft text-accent">
      <Icon name="upload" />
    </span>
    <span className="pointer-events-none text-body font-medium text-accent">Choose a file or drop it here</span>
    <span className="pointer-events-none text-label font-normal text-text-muted">
      OFX, QFX, QIF, CSV, CAMT.052, CAMT.053 or CAMT.054, up to 10 MB
    </span>
  </>
)

/** Asks for a file, by click, by key, or by drag and drop. */
export function ChooseStep({ titleId, isFirst, onFile }: ChooseStepProps) {
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file !== undefined) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <>
      <StepHeading id={titleId} takesFocus={!isFirst}>
        Choose a file from your bank
      </StepHeading>
      <p className="mt-1 mb-5 text-body text-text-muted">
        Download your statement at your bank&apos;s website, then bring it in here. You see what it would do before
        anything is saved.
      </p>
      <label
        onDragOver={stayOnPage}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex min-h-48 cursor-pointer flex-col items-center justify-center gap-1 rounded-card border border-dashed px-4 py-8 text-center transition-colors duration-fast hover:border-accent hover:bg-canvas has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent ${isOver ? 'border-accent bg-accent-soft' : 'border-border-strong'}`}
      >
        {words}
        <input type="file" className="sr-only" onChange={(event) => take(event.target.files)} />
      </label>
    </>
  )
}
